/** English: the words by which things, states and doings are known for what they are, those that tell most first (`world/kinds.ts`). */
/** What a gathering of a kind may be called by, which says no more of it: "chess night", "singing contest". */
const SO_CALLED =
  "(?:[ -](?:tournament|contest|competition|championships?|matchs?|matches|league|cup|festival|evening|night|afternoon|morning|session|club|circle|group|day|meeting|gathering|get-together|meet-?up|event|do|social))?";

/** Kinds by their words. */
export const kinds = {
  fixtures: {
    // Before all else that is at it: a sofa bed, a bed with a lamp.
    bed: /(?<!(?:flower|vegetable|garden|raised|herb|rose|seed|river|oyster)[ -])(?<!\b(?:by|beside|near|at|over|above|under|behind|to|opposite|for) (?:(?:the|an?|his|her|their) )?)(?:\b|day|sun|camp)bed(?!ding|room|[ -]?side|spread|s? of| (?:lamp|light|table|linen))|\bcot\b|hammock|\bberth\b|futon|mattress/i,
    festive: /festive|party|streamer|balloon|paper lantern|bunting/i,
    toolbox: /toolbox|tool ?kit|tool chest/i,
    larder: /fridge|refrigerator|larder|pantry/i,
    desk: /desk\b/i,
    game: /\bchess\b|dart ?board|pool table|billiard|game console|\bconsole\b|draughts|dominoes|table tennis/i,
    easel: /easel|drawing tablet/i,
    board: /black ?board|white ?board|notice ?board|chalk ?board|chalk menu|tide board|\bsign\b/i,
    writing: /guest book|log ?book|notebook|typewriter|ledger|account books/i,
    books: /book ?shel|bookcase|newspaper|morning paper/i,
    piano: /piano/i,
    instrument:
      /keyboard|guitar|\bharp\b|concertina|accordion|violin|fiddle|\bflute|\bdrums?\b|\borgan\b|record player/i,
    maker: /coffee machine|espresso|moka pot|toaster|microwave/i,
    kettle: /kettle/i,
    stove: /stove|\boven|hot plate|\brange\b|cooker|cooking area|grill/i,
    shower: /shower|bath ?tub/i,
    basin: /bathroom sink|wash ?basin/i,
    sink: /\bsink\b/i,
    device:
      /computer|machine|projector|television|\btv\b|radio|console|printer|tablet|microphone|light table|freezer|beer taps|winch|engine|heater/i,
    fireplace: /fireplace|hearth|campfire|bonfire|brazier|fire pit/i,
    table: /\btable\b/i,
    seat: /seating|\bseats?\b|chair|sofa|couch|(?<!work)bench|\blog\b|cushions|stool/i,
    lamp: /lamp|lantern|\blights?\b|beacon|candle|torch|chandelier/i,
    counter: /^(?!behind).*counter/i,
    shelf: /shelf|shelves/i,
    closet: /closet|wardrobe/i,
    weights: /\bweights?\b|dumb-?bell|barbell/i,
    scope: /telescope|microscope/i,
    bell: /\bbell\b/i,
    garden: /garden|flower ?beds?|bean rows|vegetable (?:beds?|patch)/i,
    animals: /\bducks?\b|\bhens?\b|\bgoats?\b|\bfish tank|aquarium/i,
  },
  troubles: {
    burning: /burn|fire|flame|smok|sizzl|ablaze/i,
    boiling: /boiling over|overheat|overflow/i,
    leaking: /leak|drip|flood|burst|spray/i,
    broken:
      /broken|cracked|jammed|stuck|out of order|unplugged|\bnot (?:yet )?(?:been )?(?:repaired|mended|fixed|working)\b/i,
    low: /nearly empty|almost empty|running (?:low|out)/i,
    empty: /empty|out of|bare|nothing in/i,
    dirty: /dirty|messy|spill|stain|mud|dust|covered|sticky/i,
    open: /open|ajar|unlocked|running|left on|^on$|ringing|blinking/i,
  },
  denied:
    /\b(?:not|no longer|no more)\b(?! (?:yet )?(?:been )?(?:repaired|mended|fixed|working)\b)(?:(?!\b(?:and|but)\b)[^,;.])*/gi,
  over: /\b(?:put out|extinguished|mopped)\b|(?<!\bnot (?:yet )?(?:been )?)\b(?:repaired|mended|fixed)\b/i,
  meals: {
    breakfast: /\b(?:breakfast|brunch)\b/i,
    lunch: /\blunch\b/i,
    dinner: /\b(?:dinner|supper)\b/i,
  },
  eating: /\b(?:having|eating|grabbing|enjoying|taking|sharing|making|cooking|getting|going for|at)\b/i,
  activities: {
    wash: /\b(?:shower|bath|getting (?:up|dressed)|get(?:ting)? ready(?! to (?!go\b|leave\b))|waking up|morning routine|teeth)|\bwash(?:ing)?(?: and|,|$)/i,
    buy: /\b(?:buy|shopping|stocking up|shops)\b|\bbuying\b|\bfetching supplies\b/i,
    read: /^(?:re-?)?reading (?!up\b)|\bleafing\b/i,
    paint: /paint|watercolou?r|canvas|easel/i,
    draw: /\b(?:re)?draw(?!er)|sketch|animat|illustrat|design|photo|picture|film/i,
    music: /compos|music|guitar|piano|\bharp\b|concertina|\bsongs?\b|beats|\bscores?\b|\btun(?:e|es|ed|ing)\b|\bsing/i,
    teach: /teach|lectur/i,
    write: /writ(?:e|ing)|novel|poem|\bstory|\bstories|book|essay|paper|diary|column/i,
    study:
      /stud(?:y|ies|ying)|exam|research|homework|reading up|problem set|proof|dissertation|thesis|\bcourse\b|\bclass\b/i,
    program: /\bapp\b|program|coding|\bcode\b|software|computer|\btech\b|stream/i,
    pour: /(?:tending|keeping|running|behind|minding) (?:the |a )?(?:bar|pub|inn|taps)\b|bartend/i,
    serve: /counter|\bshop\b|\bstore\b|serv(?:e|ing)|selling|pharmacy|grocery|customers|\btill\b|tea ?room\b/i,
    cook: /cook|\bbak(?:e|es|ing)\b|kitchen|\b(?:running|keeping|minding|opening) (?:the|an?|his|her|their|our) (?:\w+ )?bakery\b/i,
    garden: /garden|flower|\bbeds? of|plants|\bweed/i,
    tidy: /clean|tidy|housework|chores|\bmend|repair|\border\b|useful/i,
    exercise:
      /\brun(?:ning)?\b(?! (?:the|an?|his|her|its|their|our|my|some|errands?)\b)|work(?:ing)? out(?! (?:a|the|how|what|why)\b)|exercis|\btraining\b|gym|\bsport|\bjog|\bswim/i,
    walk: /\bwalk|stroll|taking the air|getting (?:some|the) air|fresh air|striding|wandering/i,
    drinks: /\b(?:beer|pint|cocktail|sherry|wine|whisky|pub|drinking)\b/i,
    coffee: /\b(?:coffee|espresso|tea|cake)\b/i,
    play: /\bgames?\b|\bchess\b|\bpool\b|\bcards\b|puzzle|crossword/i,
    rest: /\brest(?:ing)?\b|relax|taking it easy|potter|\bnap|linger|unwind/i,
  },
  occasions: {
    memorial: new RegExp(
      `\\b(?:memorial|funeral|wake|vigil|burial|commemoration|remembrance|minute'?s? silence|requiem)${SO_CALLED}\\b`,
      "gi",
    ),
    dance: new RegExp(
      `\\b(?:dances?|dancing|(?<!foot|base|basket|volley|net)ball|c[eé]ilidh|disco|tango|waltz|salsa|barn dance)${SO_CALLED}\\b`,
      "gi",
    ),
    quiz: new RegExp(`\\b(?:quiz|quizzes|trivia|riddles?|spelling bee|guessing game)${SO_CALLED}\\b`, "gi"),
    game: new RegExp(
      `\\b(?:card party|card games?|chess|draughts|checkers|cards?|bridge|whist|poker|rummy|canasta|bingo|tombola|raffle|board ?games?|games?|darts?|skittles|bowls|boules|p[eé]tanque|pool|snooker|billiards|dominoes?|mah-?jong|backgammon|scrabble|puzzles?|jigsaws?|marbles|croquet)${SO_CALLED}\\b`,
      "gi",
    ),
    sport: new RegExp(
      `\\b(?:football|soccer|cricket|rugby|(?:table )?tennis|ping[ -]?pong|badminton|volleyball|netball|basketball|baseball|hockey|rowing|races?|racing|regatta|(?:fun )?run|running|marathon|swim|swimming|sailing|skating|skiing|wrestling|archery|tug[ -]of[ -]war|yoga|tai chi|gymnastics|sports?|athletics|workout|training)${SO_CALLED}\\b`,
      "gi",
    ),
    rehearsal: new RegExp(
      `\\b(?:rehearsals?|run-through|dress rehearsal|auditions?|(?:choir|band|play) practice|practice)${SO_CALLED}\\b`,
      "gi",
    ),
    reading: new RegExp(
      `\\b(?:readings?|poetry|poems?|slam|story ?telling|stor(?:y|ies)|tales|book (?:club|circle|launch)|recitations?|writers' circle)${SO_CALLED}\\b`,
      "gi",
    ),
    concert: new RegExp(
      `\\b(?:concerts?|recitals?|choirs?|sing-?(?:along|song)|singing|carols?|carolling|music|songs?|shant(?:y|ies)|jam|gig|bands?|orchestra|opera|karaoke|open mic|serenade|hymns?)${SO_CALLED}\\b`,
      "gi",
    ),
    viewing: new RegExp(
      `\\b(?:exhibitions?|exhibits?|gallery|vernissage|(?:art|flower|dog|pet|fashion|horticultural|produce|cat) show|display|open (?:day|house|studio|garden)s?|unveiling|opening|star-?gazing|bird-?watching|whale-?watching|(?:moon|star|bat|comet|eclipse|meteor|cherry blossom|blossom|aurora) (?:watch(?:ing)?|viewing)|viewing)${SO_CALLED}\\b`,
      "gi",
    ),
    show: new RegExp(
      `\\b(?:shows?|plays?|theatre|theater|puppets?|pantomime|panto|pageant|nativity|films?|movies?|cinema|screening|performance|cabaret|circus|magic|fireworks|bonfire|comedy|stand-?up|(?:watch|listening|viewing) party)${SO_CALLED}\\b`,
      "gi",
    ),
    walk: new RegExp(
      `\\b(?:(?:(?:cake|space|sleep)-)?walks?|walking|hikes?|hiking|rambl(?:e|es|ing)|strolls?|tours?|procession|parade|march|pilgrimage|outing|excursion|foraging|treks?|treasure hunt|egg hunt|crawl)${SO_CALLED}\\b`,
      "gi",
    ),
    market: new RegExp(
      `\\b(?:markets?|sales?|swap|swap meet|bazaar|fairs?|f[eê]te|auction|jumble|stalls?|exchange|car[ -]boot|give-?away|share-?out)${SO_CALLED}\\b`,
      "gi",
    ),
    work: new RegExp(
      `\\b(?:clean-?up|cleaning|clear-?up|working (?:bee|party)|work party|search party|barn[ -]raising|raising|repair caf[eé]|repairs?|mending|planting|weeding|digging|gardening|litter[ -]pick(?:ing)?|sandbagging|fruit[ -]picking|apple[ -]picking|picking|haymaking|harvesting|shearing|net[ -]mending)${SO_CALLED}\\b`,
      "gi",
    ),
    making: new RegExp(
      `\\b(?:workshops?|crafts?|making|knitting|knit|sewing|quilting|crochet|embroidery|stitching|spinning|pottery|ceramics|carving|weaving|basketry|painting|drawing|sketching|life drawing|calligraphy|origami|baking|bake|cooking|cook-?(?:along|off)|brewing|pickling|hackathon|bookbinding|beading|woodwork(?:ing)?|carpentry)${SO_CALLED}\\b`,
      "gi",
    ),
    tasting: new RegExp(`\\b(?:tastings?|sampling|degustation)${SO_CALLED}\\b`, "gi"),
    meal: new RegExp(
      `\\b(?:(?:dinner|lunch|supper) party|suppers?|dinners?|lunch(?:es|eon)?|breakfasts?|brunch|picnics?|barbecue|bbq|cook-?out|potluck|pot-luck|banquet|clam ?bake|fish fry|meals?|(?:high|cream) tea|pancake|hot ?pot|roast)${SO_CALLED}\\b`,
      "gi",
    ),
    drinks: new RegExp(
      `\\b(?:(?:tea|coffee) party|tea|coffee|teas|cakes?|drinks|pub|beers?|cider|happy hour|elevenses|cocoa)${SO_CALLED}\\b`,
      "gi",
    ),
    meeting: new RegExp(
      `\\b(?:meetings?|assembly|council|hearing|debates?|discussions?|forum|committee|hustings|vote|town hall|consultation|briefing|support group|reunion)${SO_CALLED}\\b`,
      "gi",
    ),
    talk: new RegExp(
      `\\b(?:talks?|lectures?|lessons?|class|classes|seminar|course|slide ?show|demonstration|presentation|sermon|tutorial|first[ -]aid|training course|study (?:group|evening)|homework club)${SO_CALLED}\\b`,
      "gi",
    ),
    contest: /\b(?:tournaments?|contests?|competitions?|championships?|match|matches|cup|league|trials?|challenge)\b/gi,
    party:
      /\b(?:part(?:y|ies)|birthdays?|celebrations?|jubilee|anniversary|weddings?|engagement|christening|carnival|masquerade|festivals?|feasts?|revels|housewarming|house-warming|send-off|farewell do|leaving do|shindig|hootenanny|new year'?s(?: eve)?|hogmanay|halloween|hallowe'en|mardi gras|christmas do|bash)\b/gi,
  },
  goesOn: /\s(?:of|at|by|in|for|with|on|after|before|about|to|from|under|against|where|when|that)\s/i,
};
