/**
 * Words of daily life that stand for one another, for ranking by words: who is asked about "pets" remembers the dog. Made by hand for
 * this town. A question names things by other words than those who lived them, most often by a wider one.
 *
 * Each line is one family. Before a colon stand the wider words, which call up all that follow; without a colon all call up one another.
 */
import { stems } from "./words.ts";

const families = `
child: kid son daughter boy girl baby toddler infant newborn teenager
kid child children little one
son boy
daughter girl
mother mom mum mama mommy
father dad papa daddy
parent: mother mom mum father dad folks
grandparent: grandmother grandma granny nana grandfather grandpa granddad
grandmother grandma granny nana
grandfather grandpa granddad grandad
sibling: brother sister twin
spouse partner: husband wife
husband wife spouse partner marry
partner boyfriend girlfriend lover couple
boyfriend girlfriend date dating relationship
relative: uncle aunt cousin niece nephew grandmother grandfather in-law
family: parent mother mom mum father dad brother sister son daughter child kid husband wife aunt uncle cousin grandma grandpa in-laws relatives home
aunt uncle niece nephew
wedding marry marriage married bride groom engaged engagement propose fiance fiancee vows honeymoon anniversary
divorce separate separation split breakup ex
breakup split broke ex divorce single
relationship: boyfriend girlfriend husband wife date dating partner couple together single marry breakup status
date dating dinner romantic crush
single alone unmarried breakup
born birth birthday pregnant pregnancy baby due
pregnant expecting pregnancy baby due
die death died dead passed away lost loss funeral late gone
funeral ashes grave bury buried memorial cemetery scatter
bury buried grave burial
grief grieve loss mourn miss sad
adopt adoption foster agency orphan papers
friend buddy pal mate bestie friendship
neighbour neighbor next-door
colleague coworker teammate boss employee staff
employee: staff worker hire hired team assistant
hire hired employ recruit
job work career occupation profession position employment role employer
occupation profession career job: teacher nurse doctor engineer lawyer artist writer designer manager accountant chef waiter barista mechanic programmer developer scientist journalist photographer librarian secretary salesman cashier driver pilot dentist baker shop office school hospital class ward shift bank teach degree
quit leave left resign resignation gave up stop
resign quit retire retirement leave
fired laid-off lost redundant
promote promotion promoted position head manager deputy raise
business company shop store startup firm venture enterprise brand studio entrepreneur owner
shop store market boutique business
open opening launch start opened
owner co-owner partner own
interview apply application hired offer
office desk workplace
teach teacher class lesson course school professor tutor coach instructor pupil student
teacher: essays class lesson pupils school teach students
student pupil class learner
school: class grade teacher kindergarten campus classroom pupil student
university college campus degree student academic
study studies studying degree course exam research major education subject learn
education: degree study school college university course class certificate diploma major
exam test quiz assessment pass fail
test exam pass fail
graduate graduation degree diploma finished
course class lesson workshop training program seminar
lesson class course
workshop seminar conference meetup course event
conference convention meeting event summit
doctor nurse hospital clinic medical physician surgeon patient
nurse hospital ward shift patient
hospital clinic ward surgery emergency doctor nurse
ill sick illness disease unwell fever flu cold
health healthy: doctor illness sick diet exercise hospital vet medicine heart weight diagnosis condition fit
disease illness condition diagnosis diagnosed murmur cancer diabetes asthma
medicine pill medication drug tablet prescription
injury injure injured hurt broke broken sprain accident bruise twisted fracture swollen wound pain cast
hurt injury injured pain ache sore broken accident
accident crash collision fell injury
break broke broken fracture
pain ache sore hurt
surgery operation operate
vet veterinarian animal doctor
therapy therapist counseling counselor counselling psychologist mental
counselor counseling therapy mental health support
stress stressed pressure overwhelm anxious burnout tense exhausting
relax unwind calm destress peace rest chill soothe
cope destress relax comfort calm handle manage
anxious anxiety nervous worried worry fear scared afraid terrified
fear afraid scared terrified phobia
sad down unhappy upset depressed lonely miserable cry
happy glad joy joyful thrilled excited delighted proud
proud pride achievement
feel feeling felt emotion mood: happy sad nervous scared excited proud terrified free calm thrilled glad angry cried love
angry mad furious cross annoyed fight
fight argue argument quarrel conflict
apologise apologize sorry apology forgive
reconcile: apologised sorry thaw forgive friends
tired exhausted sleepy drained
sleep asleep nap rest bed night slept
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
trip travel journey vacation holiday tour visit abroad voyage getaway roadtrip
travel: trip flight plane train abroad journey country tour road
journey trip travel way ride
vacation holiday trip break getaway cabin
visit visited trip went see
tour trip travel
abroad country overseas foreign
country: england france italy spain germany japan canada mexico sweden china india brazil ireland scotland norway home
homeland country hometown native roots
city town place: london paris rome tokyo york leeds boston chicago seattle berlin
hometown grew born from
place location where spot
location: street corner town city near road downtown
move moved moving relocate relocation settle
live living lives home house apartment flat reside based
house home apartment flat cabin cottage
apartment flat
home house
room bedroom kitchen bathroom
furniture couch chair sofa table bed shelf
build built make made construct
fix repair mend restore
repair fix mechanic
car: vehicle auto truck van drive driving engine toyota prius honda ford
drive driving driver licence license car road
licence license passed test driving
train rail station
plane flight fly airport
transport: bus train car bike plane ferry boat
food meal dish: recipe cook dinner lunch breakfast cake soup salad pizza pasta curry chicken bread cheese
dish recipe meal food: roast curry soup stew cake pasta lasagna salad pie
recipe cook dish
cook cooking chef recipe kitchen meal cuisine
bake baking cake bread cookies oven bakery pastry
cake cookies dessert pie
dessert sweet ice-cream cake chocolate
eat ate food meal dinner
drink coffee tea wine beer juice
coffee cafe espresso
restaurant cafe diner eat
dinner supper meal
diet vegetarian vegan gluten weight
allergy allergic
birthday party celebrate celebration turned cake
party celebration celebrate gathering guests
celebrate celebration party anniversary festivity
holiday christmas easter thanksgiving halloween hanukkah diwali
christmas xmas holidays december
thanksgiving thursday november
gift present gave got received birthday
present gift gave
receive got given gave
clothes outfit dress shirt jacket sweater jumper coat shoes hat
sweater jumper cardigan knit
jewelry necklace ring bracelet earrings pendant
tattoo ink
color colour: red blue green yellow purple orange pink black white mustard
money cash funds savings finance financial pay salary income
earn sell sold income money
sell sold sale buyer
buy bought purchase got
cost price expensive pay
loan bank mortgage debt credit
budget money costs
insurance insured covered
donate donation charity fundraiser raise
charity: shelter donate volunteer fundraiser homeless community cause
volunteer volunteering charity help shelter community
community group club neighborhood people
club group society team
team league squad
support help encourage back there
help assist support aid
advice advise suggest suggestion tip recommend
recommend suggest recommendation advice
suggest recommend idea propose
motivate motivation inspire inspired inspiration drive
inspire inspiration inspired motivated
goal aim plan dream resolution aspiration ambition want hope
resolution goal plan promise
plan planning intend going want
dream wish hope goal
decide decision choose chose choice
choose pick chose select
reason because why since
achieve achievement accomplish accomplishment success
success succeed successful thriving
fail failure failed
challenge obstacle difficulty problem struggle hard tough setback
setback problem disaster trouble accident flood lost broke fire
problem trouble issue
disaster flood fire storm
flood leak burst pipe water
fire burn smoke
storm hurricane rain wind thunder
weather snow rain storm sun
damage ruined destroy destroyed broken
destroy chewed ruined wreck
worry worried concerned
religion religious faith church god pray spiritual mosque temple bible
church faith religious mass
politics political election vote mayor campaign candidate policy
run campaign candidate office
council mayor city
military army soldier veteran navy serve
police officer cop
lgbtq gay lesbian queer transgender trans pride rainbow
transgender trans transition gender
identity self gender
rights activism activist protest march advocacy equality
environment climate eco sustainable green nature
tech technology computer software app coding program laptop phone
app software program code
phone mobile call
internet online website blog video channel
video channel youtube vlog stream
blog post article
letter mail pen postcard wrote
language: spanish french german english italian japanese chinese learn speak
symbol symbolize meaning represent stand
meaning mean symbolize significance important
meaningful important special memory means
name: called named call
called named name title
title name called
nickname call called
age: old years turned birthday
old age years aged
kind type sort
begin start began started
start begin began started first
end finish over finished
finish complete completed done end
previous former ex before earlier last
former ex before old
favorite favourite love best prefer
like love enjoy fond keen fan
enjoy love like fun
hate dislike
buy get got
get got received bought
meet met met-up encounter know
meet see visit
child childhood young grew little
childhood kid grew young summers
memory remember memories reminds
remind remember memory
lose lost missing
find found discover discovered
look search seek
wear wearing dress
make made create craft built
create creation make design
design sketch draft
learn learned teach taught lesson
teach taught
bring brought take
send sent mail
promise swear vow
secret tell hidden
surprise surprised unexpected
funny laugh joke hilarious humor
speech talk spoke
attend went go join
participate join joined attend part sign signed
join signed member
hold held host organize
organize plan host arrange
permanent good forever
long-distance away far
share together both
care look after nurse
clean mop tidy wash
cry cried tears weep wept
praise proud compliment
serious together future
clothing clothes fashion
hair haircut dyed
glasses eyes vision
toy doll lego digger game
furry fluffy fur
`;

/** What a wider word counts for one of its narrower ones; the other way round and among equals it is 1. */
const WIDER = 0.6;

const kin: ReadonlyMap<string, ReadonlyMap<string, number>> = (() => {
  const table = new Map<string, Map<string, number>>();
  const put = (word: string, other: string, nearness: number) => {
    if (word === other) return;
    const own = table.get(word) ?? new Map<string, number>();
    table.set(word, own.set(other, Math.max(nearness, own.get(other) ?? 0)));
  };
  for (const line of families.trim().split("\n")) {
    const [head = "", tail = ""] = line.includes(":") ? line.split(":") : ["", line];
    const [wide, narrow] = [stems(head), stems(tail)];
    const equal = wide.length > 0 ? wide : narrow;
    for (const word of equal) for (const other of equal) put(word, other, 1);
    for (const word of wide)
      for (const other of narrow) {
        put(word, other, 1);
        put(other, word, WIDER);
      }
  }
  return table;
})();

/** Stems that may stand for a stem, with how near they are, above 0 to 1. */
export const kinOf = (word: string): ReadonlyMap<string, number> => kin.get(word) ?? new Map();
