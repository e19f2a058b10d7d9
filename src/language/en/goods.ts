/** English: what is asked for in shops and cafes. */
import type { Goods } from "../goods.ts";

/** What is asked for, by the words of a text in small letters. */
export const goods: readonly Goods[] = [
  {
    words:
      /\b(?:coffees?|espressos?|lattes?|cappuccinos?|americanos?|mochas?|flat whites?|teas?|(?:hot )?chocolate|cocoa|lemonades?|juices?)\b/,
    purposes: ["coffee"],
  },
  {
    words:
      /\b(?:beers?|ales?|pints?|half pints?|lagers?|stouts?|ciders?|wine|whisk(?:e?y|ies)|gin|rum|cocktails?|something to drink|(?:a|another|your best) drink|drinks)\b/,
    purposes: ["drinks", "coffee"],
  },
  {
    words: /\b(?:medicines?|aspirin|painkillers?|cough (?:drops?|syrup)|plasters?|band-?aids?|bandages?|vitamins?)\b/,
    purposes: ["medicine"],
  },
  {
    words:
      /\b(?:milk|bread|flour|sugar|butter|fruit|apples?|oranges|potatoes|onions?|vegetables|rice|groceries|a dozen eggs|cheese)\b/,
    purposes: ["groceries", "shopping"],
  },
  {
    words:
      /\b(?:nails?|hammers?|screws?|ropes?|batter(?:y|ies)|light ?bulbs?|tools?|seeds?|strings?|paint|notebooks?|candles?)\b/,
    purposes: ["tools", "shopping"],
  },
  {
    words:
      /\b(?:sandwich(?:es)?|toast|soups?|breakfast|lunch|dinner|supper|(?:orange )?cakes?|slices? of [a-z]+(?: (?:cake|pie|bread|toast))?|pies?|muffins?|croissants?|scones?|cookies|pastry|pastries|bagels?|salads?|omelettes?|eggs|something to eat|snacks?|bite to eat|meals?|food|water|menu)\b/,
    purposes: ["meal"],
  },
];

/** What a text asks for, or null. */
export const goodsIn = (text: string): Goods | null =>
  goods.find(({ words }) => words.test(text.toLowerCase())) ?? null;
