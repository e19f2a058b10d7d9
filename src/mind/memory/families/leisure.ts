/** Families of words about what people do for its own sake: animals, arts and crafts, music, books and films, games, sport, nature. How to read a line: `../thesaurus.ts`. */
export const leisure = `
pet: dog puppy cat kitten rabbit hamster parrot fish turtle snake bird guinea pig horse
dog: puppy pup hound beagle greyhound collie retriever labrador poodle terrier bulldog shepherd walk bark leash
dog puppy pup
cat kitten kitty feline
animal: dog cat horse bird cow bear fox deer turtle snake seal wildlife shelter zoo farm
shelter rescue adopt
breed kind mix collie retriever beagle
bird parrot feathers
horse riding pony stable
fish fishing angler
hobby hobbies pastime interest leisure activity: paint draw pottery guitar piano sing choir read hike run swim dance garden knit bake cook photography chess game yoga camp fish bike
activity activities: paint draw pottery hike run swim dance garden bake cook camp yoga climb museum picnic bike movie game kayak craft beach
unwind hobby relax
collect collection collector
craft: pottery knit sew crochet woodwork ceramics jewelry
pottery ceramic ceramics clay bowl plate cup mug pot kiln wheel glaze potter vase ceramicist
ceramics pottery
art artist artwork: paint painting draw drawing sculpture mural sketch canvas gallery exhibition pottery
artwork piece painting canvas mural drawing sculpture
paint painting painter canvas mural brush watercolor acrylic landscape portrait
mural wall paint underpass
draw drawing sketch illustration doodle
exhibition exhibit show gallery display museum art
gallery museum exhibition
style abstract realistic impressionist genre type
sculpture statue carve
photo picture photograph photography camera image shot snapshot
photographer camera photo
music musical musician: song guitar piano violin band concert sing choir album tune melody play instrument drums flute cello saxophone clarinet organ
instrument: guitar piano violin drums flute cello saxophone trumpet clarinet ukulele organ keyboard harp bass play
guitar strings chord acoustic
piano keyboard keys
sing singer song choir chorus vocal voice sang solo
song tune track piece melody anthem lyrics
choir chorus sing rehearsal singers
band group musicians gig
concert gig show festival live tour
perform stage show play concert recital
festival fair carnival fest parade
theater theatre play stage drama actor acting musical
play theatre drama stage perform act
dance dancer dancing ballet salsa tango hip-hop studio choreography
movie film cinema watch scene actor director trilogy
show series tv television watch episode season
book novel read reading author story literature chapter series
read reading book
write writer writing author poem novel blog journal script story screenplay
poem poetry poet
journal diary notebook
author writer wrote
game gaming play console video board chess tournament
tournament competition championship contest match cup game
compete competition contest race tournament win
win won winner prize award victory first place trophy medal
award prize medal trophy honor recognition
sport: football soccer basketball tennis baseball hockey volleyball swim run golf boxing cycling ski surf skate climb gym
exercise workout gym fitness train jog run yoga swim
fitness gym workout exercise
yoga meditation stretch mindfulness pilates
meditate meditation mindfulness
run runner running jog marathon race 5k kilometre
race marathon run competition 5k half
swim swimming pool lake swimmer
hike hiking trail trek mountain walk ridge summit trails
walk stroll hike
climb climbing boulder mountain
camp camping tent campfire campsite
bicycle bike cycle cycling cyclist ride biking
cycle cycling bike bicycle cyclist
ride bike horse drive
boat ship ferry sail kayak canoe
kayak canoe paddle lake
ski skiing snowboard snow slope
surf surfing wave board
fish fishing lake rod
outdoor outdoors nature: hike camp trail forest lake mountain kayak picnic beach park
nature outdoors forest wilderness park wildlife
mountain peak hill ridge summit
sea ocean beach coast shore seaside waves
beach sea ocean coast sand seaside shore
lake pond river water
forest woods trees
park playground garden
star stars sky meteor shooting constellation telescope astronomy planet moon
telescope stars sky
garden gardening plant flower grow vegetable seeds
flower plant bloom rose tulip sunflower bouquet
tree oak pine pear apple
genre: fantasy mystery thriller romance horror comedy drama jazz rock pop blues classical folk
fantasy dragon wizard magic
mystery detective thriller
comedy funny laugh comedian
comedian joke comedy laugh
horror scary ghost
ghost haunted spirit
cartoon animation anime comic
superhero marvel batman comic
musician: drummer guitarist singer bassist pianist violinist
drums drummer
violin fiddle viola
album record songs vinyl
record album vinyl
vinyl record
ticket seats concert
orchestra symphony classical
dance: waltz ballroom tango tap
craft: quilt candle soap origami woodwork weave embroidery
knit crochet yarn wool scarf
sew quilt fabric stitch
wood carve carpenter
carpenter wood furniture
souvenir keepsake memento brought magnet
keepsake memento souvenir treasure
collection: stamps coins cards figurines
toy: puzzle teddy blocks
puzzle jigsaw
game: cards monopoly dungeons nintendo playstation xbox poker
console nintendo playstation xbox
opponent rival beat
match score team
result score outcome won lost
score result points goals
defeat lost beaten
season league
goalkeeper goalie
soccer football goal
basketball hoop dunk
baseball bat pitcher
tennis racket court
skate skating ice rink
martial karate judo taekwondo boxing
gym weights lifting treadmill
triathlon race
distance miles kilometers
breathe meditation
wildlife: bear moose elk deer wolf whale dolphin eagle owl fox
insect: bee butterfly ant spider
bee hive honey
reptile: lizard snake gecko turtle
zoo aquarium animals
species kind
trick sit roll paw fetch
sunset sunrise sky
sunrise dawn sunset
scenery view landscape
view scenery landscape
waterfall river
river stream creek
space astronaut rocket planets
astronaut space rocket
leisure: hobby fun relax weekend
pastime hobby
passion love passionate hobby
passionate love passion
interest: love enjoy hobby fascinated
instrument: trombone cello harmonica banjo bass mandolin
breed: labrador beagle poodle terrier husky dachshund siamese tabby persian
pet: hedgehog ferret lizard gecko chinchilla tortoise goldfish
puzzle riddle quiz
quiz trivia pub
trivia quiz
boat: sail ferry kayak canoe ship
bicycle: pedal helmet gears tires
helmet bike
picnic park blanket
fishing: rod trout boat lake
trout fish
choir: rehearsal hymn solo mass
rehearsal practice
theater: rehearsal audition role stage
audition role
role part audition
costume dress outfit
model pose photo
sculpture: clay bronze marble
paint: portrait sunset landscape canvas
portrait face
`;
