/** Families of words about people: kin and love, feelings and character, health, work, learning, who they are to others. How to read a line: `../thesaurus.ts`. */
export const people = `
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
injure injury: tore torn tear achilles knee ankle wrist rib shoulder elbow stitches crutches bandage bleed bump slip trip fall burn scar
fall trip slip tumble
tear torn ligament
symptom: fever cough headache dizzy rash nausea swollen ache tired
headache migraine
cough fever flu
allergy allergic: pollen nut peanut walnut gluten dairy lactose rash sneeze hives swell throat
doctor: appointment checkup specialist dentist physio midwife
checkup appointment doctor
dentist tooth braces
physio physiotherapy rehab therapist
recover recovery heal better rehab
treat treatment: physio therapy surgery pill injection chemo cast brace exercise
weight: pounds kilos diet heavier slimmer
smoke cigarette
alcohol: beer wine whisky sober drink
sober alcohol drink
addiction sober quit
disability wheelchair blind deaf limp
blind eyesight glasses
deaf hearing ears
stutter stammer speech
pregnancy pregnant: twins bump trimester midwife scan
elderly senior old retirement
body: arm leg knee back head shoulder hand foot wrist neck hip
habit routine daily every
routine habit daily schedule
insomnia awake nightmare sleep
energy tired exhausted
emergency ambulance hospital
ambulance hospital emergency
kill death shot
stroke heart hospital
health: blood pressure cholesterol stroke surgery diabetes asthma checkup allergy injury
achievement accomplishment: won finish award prize medal degree certificate promotion publish record graduate pass champion
setback: injury reject lose fail cancel crash burst delay
reject refuse decline
refuse decline reject
accept agree yes
proposal propose marry ring knee
confess admit truth
truth honest lie
nervous: shake butterflies tremble sweat scared fright
shake tremble nervous
shy quiet introvert
brave courage guts fearless dare
grateful thankful gratitude appreciate
lonely alone isolated
homesick miss
disappointed disappointment sad upset letdown
frustrated frustration stuck annoyed
bored boring dull
shocked surprised amazed stunned unexpected
embarrassed embarrassing awkward blush
guilt guilty ashamed blame
jealous envy
trust rely depend
personality trait character: kind funny quiet shy brave stubborn patient caring thoughtful generous honest loud calm
kind caring generous thoughtful sweet
stubborn determined persistent
determined persistent motivated
opinion view believe attitude
belief believe faith
value important matter
influence inspire shape impact
impact effect difference influence change
effect impact change
change different transform transition
benefit improve advantage
improve better progress
progress better improve
purpose reason meaning aim
responsible charge duty
opportunity chance offer
adventure explore trip exciting
admire respect hero idol
hero idol admire
comfort hug console support
celebrity star famous
famous star celebrity known
popular famous fans followers
fan follower audience subscriber
tradition: christmas recipe annual yearly ritual custom every
custom ritual tradition
heritage culture roots tradition ancestor
ancestor roots heritage grandfather
nationality country born origin
emigrate immigrate immigrant abroad
passport visa citizenship papers
fluent bilingual language
salary pay wage
shift nights hours schedule
boss manager supervisor chief
customer client buyer patron
product goods sell
release launch premiere publish
publish publisher press print release
manuscript draft novel pages book
thesis dissertation research phd
research study experiment investigate
scientist researcher lab
science: biology chemistry physics lab experiment
scholarship grant funding
fund funding grant money
homework assignment essay
task chore duty assignment
chore: clean dishes laundry vacuum mow tidy
deadline due
presentation present talk speech slides
speech talk toast presentation
audience crowd
intern internship trainee apprentice
mentor coach guide advice
train coach practice
practice rehearse train
skill talent ability
talent gift skill
certificate license diploma
volunteer: kitchen cleanup library soup hospital
cleanup trash litter
homeless shelter street
donate donation: clothes toys blood money books
fundraiser: raise auction sale money charity
auction bid sold
protest march demonstration rally petition
hometown: raised born
neighborhood area street
church: choir mass sermon
identity: gay lesbian transgender nonbinary
roles: part position
reaction: felt cried laughed surprised happy
react felt cried laughed
response: said answer reply
cancel cancelled postpone
postpone delay later
delay postpone later
injury: cast crutches sprain
method technique strategy trick approach
suffer ill sick pain struggle
introduce met meet
founder start establish
establish found start open
fear: heights spiders dark water needles
vomit sick threw
principal headteacher school
degree: bachelor master phd thesis
phd thesis degree
appearance: hair eyes tall tattoo beard glasses
hair: curly blonde cut beard
height tall
profession: barber tailor plumber electrician carpenter lawyer florist veterinarian firefighter paramedic translator accountant
employ hire staff worker
nephew niece aunt uncle kids
toddler baby little
teenager teen
sleep: nap awake bed snore dream
sleepless insomnia awake
wake awake alarm
speech: toast nervous audience
nervous: speech exam interview stage
`;
