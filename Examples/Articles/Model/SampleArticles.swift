extension Article {
  /// What the press room has to offer.
  public static let samples = [
    Article(
      id: 1, title: "Ferry at Dawn", author: "Ines Moreau",
      about: "Ines Moreau writes about the coast, mostly from the upper deck.",
      paragraphs: [
        "The first ferry leaves before the harbour lights go out. Its passengers know each other by "
          + "their coats: the baker in white, the nurse in blue, the boy with the cello that pays "
          + "half the fare.",
        "Halfway across the engine is turned down, and for a minute everyone listens. Then the "
          + "gulls find us, and the day has begun.",
      ]),
    Article(
      id: 2, title: "Slow Bread", author: "Tomas Lindqvist",
      about: "Tomas Lindqvist bakes in the north and writes while the dough rests.",
      paragraphs: [
        "A dough that rests for two days needs nothing from you but to be left alone. That is the "
          + "hardest part of the recipe.",
        "Flour, water, salt, and a spoonful of the last loaf. Fold it when you think of it. Bake "
          + "it when the kitchen is cold enough to be glad of the oven.",
      ]),
    Article(
      id: 3, title: "Small Rivers", author: "Ines Moreau",
      about: "Ines Moreau writes about the coast, mostly from the upper deck.",
      paragraphs: [
        "No map has them all. The river behind the school is drawn as a road, and the one below "
          + "the mill is not drawn at all, though both carry boats made of paper.",
        "I have walked along nineteen so far. Seven have no name, and two have the same.",
      ]),
    Article(
      id: 4, title: "The Clockmaker", author: "Akua Owusu",
      about: "Akua Owusu visits workshops and asks what is in the bottom drawer.",
      paragraphs: [
        "The bottom drawer holds springs, sorted by a rule that he cannot explain and has never "
          + "broken. Above it are faces without hands, and above these hands without faces.",
        "People bring me clocks that stopped, he says. Nobody brings one that goes.",
      ]),
    Article(
      id: 5, title: "Winter Herons", author: "Akua Owusu",
      about: "Akua Owusu visits workshops and asks what is in the bottom drawer.",
      paragraphs: [
        "They stand where the warm water leaves the works, eleven in a row, and look like people "
          + "waiting for a bus. When it snows they do not move.",
        "In March the row gets shorter by one a day. The last heron stays until somebody says "
          + "aloud that it is spring.",
      ]),
  ]
}
