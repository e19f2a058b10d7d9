/** The fake town's places, roads and people, to develop and test the page against: the original's names, laid out by hand. */

/** A place: id, name, emoji, x, y, home, hours, areas as "area: object, object". */
export const places = [
  ["hobbs-cafe", "Hobbs Cafe", "☕", 50, 36, false, "08:00-20:00", ["cafe: counter, coffee machine, customer seating, piano, stove", "bathroom: toilet, sink"]],
  ["rose-and-crown", "The Rose and Crown Pub", "🍺", 68, 40, false, "11:00-24:00", ["pub: bar counter, bar seating, microphone"]],
  ["oak-hill-college", "Oak Hill College", "🎓", 22, 12, false, "07:00-22:00", ["classroom: blackboard, podium", "library: sofa, bookshelf, library table"]],
  ["dorm", "Dorm for Oak Hill College", "🏫", 5, 30, true, null, ["common room: pool table, sofa", "kitchen: toaster, refrigerator", "garden: dorm garden"]],
  ["johnson-park", "Johnson Park", "🌳", 33, 58, false, null, ["park: garden, bench, pond"]],
  ["harvey-oak", "Harvey Oak Supply Store", "🔨", 84, 22, false, "08:00-18:00", ["supply store: shelf, counter"]],
  ["willows-market", "The Willows Market and Pharmacy", "🛒", 64, 13, false, "08:00-18:00", ["store: grocery counter, pharmacy counter"]],
  ["artists", "Artists' co-living space", "🎨", 43, 9, true, null, ["common room: table, sofa", "kitchen: refrigerator, stove"]],
  ["apartment-isabella", "Isabella Rodriguez's apartment", "🏢", 97, 44, true, null, ["main room: bed, desk", "kitchen: stove, refrigerator"]],
  ["apartment-giorgio", "Giorgio Rossi's apartment", "🏢", 97, 2, true, null, ["main room: bed, blackboard"]],
  ["apartment-carlos", "Carlos Gomez's apartment", "🏢", 82, 0, true, null, ["main room: bed, desk"]],
  ["apartment-arthur", "Arthur Burton's apartment", "🏢", 83, 52, true, null, ["main room: bed, guitar"]],
  ["apartment-ryan", "Ryan Park's apartment", "🏢", 98, 22, true, null, ["main room: bed, computer desk"]],
  ["adam-smith", "Adam Smith's house", "🏠", 6, 56, true, null, ["main room: bed, desk"]],
  ["yuriko", "Yuriko Yamamoto's house", "🏠", 5, 80, true, null, ["main room: bed, desk"]],
  ["moore", "Moore family's house", "🏡", 22, 86, true, null, ["main room: bed, sofa"]],
  ["tamara-carmen", "Tamara Taylor and Carmen Ortiz's house", "🏡", 41, 92, true, null, ["common room: table", "garden: house garden"]],
  ["moreno", "Moreno family's house", "🏡", 62, 88, true, null, ["common room: harp, table", "kitchen: stove"]],
  ["lin", "Lin family's house", "🏡", 81, 84, true, null, ["common room: table, shelf", "kitchen: stove"]],
  ["oak-street", "Oak Street", "⛲", 56, 62, false, null, ["street: lamp, fountain"]],
] as const;

/** Roads between neighbouring places. */
export const roads = [
  ["hobbs-cafe", "rose-and-crown"], ["hobbs-cafe", "oak-street"], ["hobbs-cafe", "johnson-park"], ["hobbs-cafe", "oak-hill-college"],
  ["hobbs-cafe", "artists"], ["hobbs-cafe", "willows-market"], ["oak-hill-college", "dorm"], ["oak-hill-college", "artists"],
  ["dorm", "johnson-park"], ["dorm", "adam-smith"], ["johnson-park", "adam-smith"], ["johnson-park", "oak-street"], ["adam-smith", "yuriko"],
  ["yuriko", "moore"], ["moore", "tamara-carmen"], ["johnson-park", "moore"], ["tamara-carmen", "moreno"], ["oak-street", "moreno"],
  ["oak-street", "tamara-carmen"], ["moreno", "lin"], ["oak-street", "apartment-arthur"], ["rose-and-crown", "apartment-arthur"],
  ["rose-and-crown", "apartment-isabella"], ["rose-and-crown", "harvey-oak"], ["willows-market", "harvey-oak"], ["willows-market", "apartment-carlos"],
  ["apartment-carlos", "apartment-giorgio"], ["harvey-oak", "apartment-ryan"], ["apartment-ryan", "apartment-giorgio"], ["apartment-arthur", "lin"],
  ["apartment-ryan", "apartment-isabella"],
] as const;

/** A person: name, home, work, what they do there, emoji. */
export const people = [
  ["Abigail Chen", "artists", "artists", "sketching an animation", "✏️"],
  ["Adam Smith", "adam-smith", "adam-smith", "writing his book on creativity", "📖"],
  ["Arthur Burton", "apartment-arthur", "rose-and-crown", "polishing glasses", "🍺"],
  ["Ayesha Khan", "dorm", "oak-hill-college", "reading Shakespeare", "📚"],
  ["Carlos Gomez", "apartment-carlos", "apartment-carlos", "writing a poem", "🖋️"],
  ["Carmen Ortiz", "tamara-carmen", "harvey-oak", "sorting nails by size", "🔩"],
  ["Eddy Lin", "lin", "oak-hill-college", "composing a tune", "🎼"],
  ["Francisco Lopez", "artists", "artists", "rehearsing a joke", "🎭"],
  ["Giorgio Rossi", "apartment-giorgio", "apartment-giorgio", "proving a lemma", "🧮"],
  ["Hailey Johnson", "artists", "hobbs-cafe", "writing her novel", "📓"],
  ["Isabella Rodriguez", "apartment-isabella", "hobbs-cafe", "making espresso", "☕"],
  ["Jane Moreno", "moreno", "moreno", "watering the roses", "🌹"],
  ["Jennifer Moore", "moore", "johnson-park", "painting the pond", "🎨"],
  ["John Lin", "lin", "willows-market", "filling prescriptions", "💊"],
  ["Klaus Mueller", "dorm", "oak-hill-college", "writing a paper on gentrification", "📝"],
  ["Latoya Williams", "artists", "johnson-park", "photographing the willows", "📷"],
  ["Maria Lopez", "dorm", "hobbs-cafe", "solving physics problems", "⚛️"],
  ["Mei Lin", "lin", "oak-hill-college", "teaching philosophy", "🏛️"],
  ["Rajiv Patel", "artists", "artists", "stretching a canvas", "🖼️"],
  ["Ryan Park", "apartment-ryan", "apartment-ryan", "mending a bug", "💻"],
  ["Sam Moore", "moore", "johnson-park", "tending the flower beds", "🌷"],
  ["Tamara Taylor", "tamara-carmen", "hobbs-cafe", "drawing a rabbit", "🐇"],
  ["Tom Moreno", "moreno", "willows-market", "weighing apples", "🍎"],
  ["Wolfgang Schulz", "dorm", "johnson-park", "running laps", "🏃"],
  ["Yuriko Yamamoto", "yuriko", "yuriko", "filing a tax return", "🧾"],
] as const;

/** Small talk: an opening and its answer. */
export const talks = [
  ["Good to see you! I'm planning a Valentine's party at Hobbs Cafe, tomorrow at five. Will you come?", "I would love to. Shall I bring something sweet?"],
  ["Have you heard that Sam wants to run for mayor?", "Sam Moore? Well. He does know every bench in the park."],
  ["The light on the pond is lovely this morning.", "*looks up* It is. I keep forgetting to look."],
  ["How is the paper coming along?", "Slowly. I found a good source on the old mill district, though."],
  ["Could you keep a loaf aside for me?", "Already wrapped. Same as every Monday!"],
  ["I can't decide between the two endings.", "Then write both, and see which one your characters believe."],
] as const;
