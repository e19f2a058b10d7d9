/** English: what is done at a gathering, by what it is. Doings read after "is". */
import { doings, type GatheringWords } from "../../day/company.ts";
import { task } from "../../day/task.ts";

/** English gatherings. */
export const gatherings: GatheringWords = {
  kinds: {
    memorial: {
      hosting: doings(["shaking hands with everybody who has come", "🤝"], ["saying a few words to them all", "🕯️"]),
      guests: doings(
        ["standing quietly with the others", "🕯️"],
        ["listening with bowed head", "🕊️"],
        ["exchanging a low word with whoever stands near", "💬"],
        ["thinking of old times", "💭"],
      ),
    },
    dance: {
      hosting: doings(
        ["calling the next dance", "📣"],
        ["finding partners for those without", "🤝"],
        ["dancing a round too", "💃"],
      ),
      guests: doings(
        ["dancing to the music", "💃"],
        ["learning a step from somebody who knows it", "👟"],
        ["clapping along from the side", "👏"],
        ["catching breath between two dances", "🪑"],
        ["changing partners", "💃"],
      ),
    },
    quiz: {
      hosting: doings(
        ["reading out the next question", "❓"],
        ["counting the points", "📝"],
        ["asking for quiet before the answer", "🤫"],
      ),
      guests: doings(
        ["whispering an answer to the team", "🤫"],
        ["writing an answer down and crossing it out", "✏️"],
        ["searching for a word that will not come", "🤔"],
        ["groaning over the right answer", "😩"],
        ["counting up points", "📝"],
      ),
    },
    game: {
      hosting: doings(
        ["writing down who plays whom", "📋"],
        ["explaining a rule", "☝️"],
        ["calling up the next to play", "📣"],
        ["noting who has won", "📝"],
      ),
      guests: doings(
        ["playing a round", "🎲"],
        ["watching the others play", "👀"],
        ["waiting for a turn", "⏳"],
        ["thinking hard about the next go", "🤔"],
        ["shaking hands after a round", "🤝"],
        ["going over how that round was lost", "💭"],
      ),
    },
    sport: {
      hosting: doings(
        ["giving the word to begin", "📣"],
        ["seeing that everybody gets a turn", "📋"],
        ["keeping the time", "⏱️"],
      ),
      guests: doings(
        ["warming up", "🤸"],
        ["taking a turn at it", "💪"],
        ["cheering the others on", "📣"],
        ["getting back a breath", "🫁"],
        ["drinking some water at the side", "💧"],
      ),
    },
    rehearsal: {
      hosting: doings(
        ["asking for that part once more", "🔁"],
        ["giving out the parts", "📄"],
        ["showing where to stand", "👉"],
        ["prompting from the page", "📖"],
      ),
      guests: doings(
        ["going through a part under the breath", "👄"],
        ["trying a scene from the top", "🎭"],
        ["waiting for the cue", "⏳"],
        ["losing the place and finding it again", "📄"],
        ["watching how the others do it", "👀"],
      ),
    },
    reading: {
      hosting: doings(
        ["announcing who reads next", "📣"],
        ["reading the first page", "📖"],
        ["thanking whoever has just read", "👏"],
      ),
      guests: doings(
        ["listening to a page being read", "👂"],
        ["reading a page aloud", "📖"],
        ["clapping for whoever has read", "👏"],
        ["following a line with closed eyes", "😌"],
        ["looking through the pages for the next one", "📄"],
      ),
    },
    concert: {
      hosting: doings(
        ["announcing the next piece", "📣"],
        ["finding seats for those who come late", "🪑"],
        ["starting off the clapping", "👏"],
      ),
      guests: doings(
        ["listening to the music", "🎶"],
        ["tapping the time with one foot", "👞"],
        ["clapping after a piece", "👏"],
        ["humming the tune that has just been", "🎵"],
        ["leaning forward to hear better", "👂"],
      ),
    },
    viewing: {
      hosting: doings(
        ["showing people what to look at", "👉"],
        ["telling how it came to be", "🗣️"],
        ["letting those at the back come forward", "🙋"],
      ),
      guests: doings(
        ["looking closely", "🔍"],
        ["pointing something out to a neighbour", "👉"],
        ["stepping back to see the whole", "👀"],
        ["asking what that one there is", "❓"],
        ["going round once more", "🚶"],
      ),
    },
    show: {
      hosting: doings(
        ["seeing everybody to a good place", "🪑"],
        ["saying what comes next", "📣"],
        ["looking whether all can see", "👀"],
      ),
      guests: doings(
        ["watching with both hands still", "🎭"],
        ["craning to see better", "👀"],
        ["clapping with the others", "👏"],
        ["whispering what that was about", "🤫"],
        ["holding a breath at the best part", "😮"],
      ),
    },
    walk: {
      hosting: doings(
        ["leading the way", "🚶"],
        ["waiting for those at the back", "⏳"],
        ["telling what there is to see by the way", "👉"],
        ["counting heads", "🔢"],
      ),
      guests: doings(
        ["walking along with the others", "🚶"],
        ["stopping to look at something by the way", "👀"],
        ["pointing something out to the one behind", "👉"],
        ["falling into step with a neighbour", "👣"],
        ["shaking a stone out of a shoe", "👞"],
      ),
    },
    market: {
      hosting: doings(
        ["showing people to their pitch", "👉"],
        ["looking round how trade goes", "👀"],
        ["naming a price", "🏷️"],
      ),
      guests: doings(
        ["looking over what is laid out", "👀"],
        ["asking what something costs", "🏷️"],
        ["haggling a little", "🪙"],
        ["turning something over to see its other side", "🔍"],
        ["going round all of it once more", "🧺"],
      ),
    },
    work: {
      hosting: doings(
        ["sharing out who does what", "📋"],
        ["lending a hand where one is short", "🤝"],
        ["looking over what is done already", "👀"],
      ),
      guests: doings(
        ["lending a hand", "💪"],
        ["passing things along from hand to hand", "🤝"],
        ["working side by side with the others", "🧤"],
        ["straightening a sore back", "😮‍💨"],
        ["carrying something heavy between two", "📦"],
      ),
    },
    making: {
      hosting: doings(
        ["showing how it is begun", "👐"],
        ["going from one to the next to help", "🤝"],
        ["handing out what is needed", "🧺"],
        ["holding up one that has come out well", "🙌"],
      ),
      guests: doings(
        ["trying it with both hands", "👐"],
        ["undoing the last bit and starting again", "🔁"],
        ["asking how the next part goes", "❓"],
        ["comparing with what the others have made", "👀"],
        ["bending over the work", "🧵"],
      ),
    },
    tasting: {
      hosting: doings(
        ["telling where the next one comes from", "🗣️"],
        ["passing the next one round", "🍽️"],
        ["asking what people make of it", "❓"],
      ),
      guests: doings(
        ["trying a very small piece", "😋"],
        ["comparing this one with the last", "🤔"],
        ["noting down which was best", "📝"],
        ["clearing the palate with water", "💧"],
      ),
    },
    meal: {
      hosting: doings(
        ["serving out what there is", "🍲"],
        ["seeing that nobody goes short", "🍽️"],
        ["sitting down at last to eat too", "🍴"],
      ),
      guests: doings(
        ["eating with the others", "🍽️"],
        ["passing a dish along", "🥘"],
        ["having a second helping", "🍲"],
        ["praising what is on the plate", "😋"],
        ["sitting on over an empty plate", "🪑"],
      ),
    },
    drinks: {
      hosting: doings(
        ["pouring for whoever comes", "🫖"],
        ["asking who would like another", "☕"],
        ["sitting down with the guests for a while", "🪑"],
      ),
      guests: doings(
        ["sitting over something to drink", "☕"],
        ["making it last", "⏳"],
        ["having another one", "☕"],
        ["leaning back and listening to the talk", "👂"],
      ),
    },
    meeting: {
      hosting: doings(
        ["reading out what is to be settled", "📋"],
        ["giving somebody the floor", "👉"],
        ["summing up what was said", "📝"],
      ),
      guests: doings(
        ["listening to what is said", "👂"],
        ["raising a hand to speak", "✋"],
        ["weighing up both sides", "⚖️"],
        ["noting down a point", "📝"],
        ["nodding at what was just said", "🙂"],
      ),
    },
    talk: {
      hosting: doings(
        ["explaining it from the beginning", "🗣️"],
        ["answering a question", "💬"],
        ["giving an example", "☝️"],
      ),
      guests: doings(
        ["listening closely", "👂"],
        ["noting something down", "📝"],
        ["asking a question", "✋"],
        ["trying out what was just explained", "🤔"],
      ),
    },
    contest: {
      hosting: doings(["calling who is next", "📣"], ["keeping the score", "📝"], ["explaining how it is judged", "☝️"]),
      guests: doings(
        ["taking a turn", "🎯"],
        ["waiting to be called", "⏳"],
        ["watching whoever is at it", "👀"],
        ["clapping for a good try", "👏"],
        ["working out who is ahead", "🤔"],
      ),
    },
  },
  party: (piano) => ({
    hosting: [
      task("welcoming the guests", "🤗"),
      task("carrying round trays of good things", "🧁"),
      task("topping up everybody's glasses", "🥂"),
      task("raising a toast", "🥂"),
      task("dancing between the tables", "💃"),
    ],
    guests: [
      task("trying everything on the table", "🍰"),
      task("raising a glass with the others", "🥂"),
      task("dancing to the music", "💃"),
      task("singing along with the others", "🎶"),
      task(piano ? "laughing at the table by the piano" : "laughing at the longest table", "😄"),
    ],
  }),
  together: (host) => ({
    hosting: doings(
      ["greeting those who have just come", "👋"],
      ["seeing that everybody has a place", "👀"],
      ["telling a latecomer what was missed", "💬"],
      ["going from one to the other", "🚶"],
    ),
    guests: doings(
      ["standing about with the others", "🧍"],
      ["exchanging a word with whoever is nearest", "💬"],
      [`listening to what ${host} has to say`, "👂"],
      ["looking at what everybody has come for", "👀"],
    ),
  }),
  preparing: {
    supplies: doings(
      ["going through the list of what is still needed", "📋"],
      ["comparing two prices", "🏷️"],
      ["carrying a full basket to the counter", "🧺"],
    ),
    prepare: doings(
      ["thinking out where everybody is to go", "💭"],
      ["making room", "🧹"],
      ["getting together what will be needed", "📦"],
      ["trying whether everything works", "🔧"],
      ["writing the hour and the place up for everybody to see", "🖍️"],
      ["going once more through what comes when", "📋"],
      ["sweeping the ground", "🧹"],
    ),
    help: doings(
      ["carrying things to where they are wanted", "📦"],
      ["helping to make room", "🧹"],
      ["counting things off against the list", "📋"],
      ["asking what is still to be done", "❓"],
      ["handing things over one by one", "🤝"],
    ),
    setup: doings(
      ["clearing a space", "🧹"],
      ["putting out what is needed, one thing after another", "📦"],
      ["counting whether there is enough for all", "🔢"],
      ["looking round once more before the first people come", "👀"],
    ),
    clear: doings(
      ["gathering up what was used", "📦"],
      ["putting back what was moved", "🔁"],
      ["sweeping up", "🧹"],
      ["looking whether anybody has left anything behind", "👀"],
    ),
  },
  settingOut: (thing) => `setting out ${thing}`,
};
