/** Families of words about the rest of daily life: journeys, home and things, food, money, weather, feasts, society, common doings. How to read a line: `../thesaurus.ts`. */
export const world = `
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
lawyer attorney law court
court judge trial law
steal stolen thief rob burglar
crime: stolen police robbery thief
army: deployed base served soldier
farmer farm crops cows
farm: cow chicken goat sheep pig barn
engineer engineering machine
journalist reporter newspaper article
newspaper article paper
podcast episode listener
radio broadcast station
appliance: fridge oven washer dishwasher stove vacuum
fridge refrigerator
leak drip pipe plumber burst
plumber pipe leak
electricity power blackout outage
blackout outage power electricity dark
roof ceiling leak
renovate renovation remodel redo repaint
decorate decoration lights ornaments banner
furniture: desk lamp wardrobe drawer bench cupboard counter shelves armchair
landlord rent lease tenant
rent lease landlord
lease rent
roommate flatmate housemate
street road avenue lane
tool: hammer drill saw wrench screwdriver
device gadget machine
computer laptop tablet pc
camera lens
vegetable: carrot tomato potato onion pepper cabbage lettuce spinach kale zucchini pumpkin beans peas cucumber
fruit: apple banana orange strawberry blueberry mango peach cherry grapes lemon plum pear
berry strawberry blueberry raspberry
meat: beef chicken pork lamb bacon sausage steak turkey ham
seafood: shrimp salmon crab lobster oyster
dairy milk cheese butter cream
spice: cinnamon pepper ginger garlic turmeric
breakfast: pancakes eggs cereal toast waffles oatmeal
snack: chips cookies candy popcorn
candy sweets chocolate
noodles ramen pasta
bread loaf dough sourdough
cuisine: italian indian mexican thai chinese japanese french
italian pasta pizza
indian curry dal
mexican tacos tamales burrito
japanese sushi ramen
barbecue grill
taste flavor delicious
flavor: vanilla chocolate strawberry cinnamon
delicious tasty
ingredient: flour sugar butter eggs
beverage: coffee tea juice soda beer wine smoothie lemonade
pub bar beer
wine vineyard
vineyard wine grapes
harvest crop pick
compost soil garden
flower: daisy lily lavender orchid peony daffodil
bouquet flowers florist
florist bouquet flowers
orchard apple trees
country: ireland portugal greece turkey thailand vietnam peru argentina chile egypt morocco kenya denmark norway finland switzerland austria poland netherlands belgium australia zealand korea singapore colombia cuba
continent: europe asia africa
europe: france italy spain germany portugal greece ireland england switzerland
asia: japan china india thailand vietnam korea singapore
city: barcelona madrid lisbon amsterdam vienna prague dublin edinburgh istanbul bangkok seoul sydney toronto montreal vancouver denver austin dallas houston miami portland philadelphia nashville orleans vegas angeles
state: california texas florida oregon colorado washington arizona georgia
hotel hostel resort inn stay
accommodation: hotel hostel cabin tent airbnb apartment
luggage suitcase bag pack
pack suitcase boxes
sightseeing landmark tourist
landmark: tower bridge castle cathedral statue
airport flight plane landed
cruise ship
subway metro train
motorcycle motorbike
vehicle: truck van motorcycle bus
engine motor
restore restoration classic
vintage antique classic old
garage workshop mechanic
tire wheel
annual yearly every
often frequency: every weekly daily twice once
regularly every weekly
recently lately
lately recently
future plan next
upcoming next soon
event: wedding party concert festival conference parade fair gala ceremony show auction
ceremony vows
parade march
reunion gathering
housewarming house
guest visitor invited
invite invitation guests
costume dressed halloween
valentine february
snow snowman winter
storm: lightning tornado hurricane
contact: call text email phone
message text email letter
email message inbox
gift: necklace flowers scarf mug card voucher watch chocolate bracelet
ring engagement finger
money: dollars thousand hundred bucks euros pounds
price: dollars thousand hundred
amount dollars
earn dollars
debt owe loan
savings saved
afford expensive money
expensive cost
crush love
engaged ring propose
wedding: bride dress vows venue reception aisle bouquet
honeymoon newlywed
bridesmaid maid groomsman
babysit nanny
bond close together
inherit inheritance
damage: soaked ruined smashed wrecked crack burst
ruin ruined soaked wrecked
escape loose ran
arrive landed reached came
return back home
prepare ready practice
listen hear
prefer rather favourite
rescue saved
save rescue
protect guard safe
feed fed food
gain gained earned
unique special unusual
encounter met ran saw
incident: accident happened
mishap accident fell broke
occasion: birthday wedding anniversary party
spend spent
quality: kind patient honest
strength strong
weakness weak
overcome beat fought managed
struggle hard difficult trouble
cause because due
symptom cough
recipe: ingredients oven
submit deliver hand send finish
convert rebuild transform turn
rebuild restore repair build
provide supply bring give
honor tribute remember memorial
belongings possessions: books clothes bag laptop wallet keys notebooks
possession belongings own
wallet purse
originally initially first planned
expand grow bigger second
homemade handmade
plot theme story subject topic
topic subject theme
quote slogan words motto
material: wood leather metal silver gold clay glass paper cotton
pattern stripes dots
rank place position second third
duration long weeks months
sauna spa massage
spa massage relax
massage relax spa
shore beach jetty pier
pier jetty dock
cook: roast fry grill bake boil stir
drink: juice soda lemonade cocoa beer wine coffee tea
alarm clock wake
commute train bus drive
traffic road drive cars
celebrate: cake champagne toast fireworks dinner
champagne wine toast
fireworks celebration
color: mint navy beige teal turquoise mustard
`;
