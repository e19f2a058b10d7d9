/** Residents come, change and go by a keeper's hand: in a town that lives, with who may not be one, and across a restart. */
import { expect, test } from "vitest";
import type { Message } from "../../../../test/discord/records.ts";
import { lines, wellBehaved } from "../../../../test/discord-town/with-discord.ts";
import { hostOn, living } from "../../../../test/discord-town/with-living-town.ts";

const button = ({ components }: Message) => components[0]!.components![0]!.custom_id!;

const ada = {
  name: "Ada Quill",
  age: "34",
  occupation: "bookbinder",
  traits: "patient, curious",
  about: "Ada Quill binds books by hand. She has never been in a boat.",
};

test("somebody moves away, somebody else moves in and changes; a restart finds them there", async () => {
  const { discord, desk, kim, general, channelOf, host, store, clock, guild, stage } = await living();
  const said = async (command: string, options = {}) => (await kim.slash(general, command, options).reply()).content;
  const add = async (typed: Partial<typeof ada> = {}, options = {}) => {
    const asked = kim.slash(general, "resident add", options);
    await asked.waitForModal();
    return (await kim.submitModal(asked, { ...ada, ...typed }).reply()).content;
  };
  const names = () => desk.view().people.map(({ name }) => name);

  // It is said before anybody fills in a form.
  expect(await said("resident add")).toContain("Every bed in Pellow Cove is taken");
  const question = await kim.slash(general, "resident move-out", { resident: "Bastian Oke" }).reply();
  expect(question.content).toContain("Shall Bastian Oke move away?");
  expect(question.content).toContain("For 70 days of the town (about a week at the usual pace) /town undo");
  expect(names()).toContain("Bastian Oke");
  const where = desk.view().people.find(({ name }) => name === "Bastian Oke")!.place;
  expect((await kim.press(question, button(question)).reply()).content).toContain("Bastian Oke has moved away");
  await stage.idle();
  expect(lines(discord, channelOf(where))).toContain("Bastian Oke: *says goodbye and moves away*");
  expect(names()).not.toContain("Bastian Oke");
  expect(await said("town undo")).toContain("Bastian Oke is back at");
  await stage.idle();
  expect(lines(discord, channelOf(where))).toContain("Bastian Oke: *comes back with bag and baggage*");
  expect(names()).toContain("Bastian Oke");
  expect(await said("resident memories", { resident: "Bastian" })).toContain("and has come back to live at");
  await said("resident move-out", { resident: "Bastian Oke", confirm: "yes" });
  expect(names()).not.toContain("Bastian Oke");
  expect(await said("resident who", { resident: "Bastian Oke" })).toContain('Nobody called "Bastian Oke" lives');

  expect(await add({ name: "Mia" })).toContain("A member of this server is called Mia");
  expect(await add({ name: "Town bot" })).toContain("A member of this server is called Town bot");
  expect(await add({ name: "Administrator" })).toContain("Nobody in town is called Administrator");
  expect(await add({ name: "TAYLOR  swift" })).toContain("is a well-known person");
  expect(await add({ name: "nessa trewin" })).toContain("lives here already");
  expect(await add({ name: "Bastian Oke" })).toContain("lived here and is remembered");
  expect(await add({ name: "Discord Dan" })).toContain("That name will not do");
  expect(await add({ occupation: "porn dealer" })).toContain("That is not for this town");
  expect(await add({ age: "old" })).toContain("The age is a whole number");
  expect(await add({ age: "2" })).toContain("a whole number of years from 3 to 110");
  expect(await kim.autocomplete(general, "resident add", "home", "")).toEqual([
    { name: "The Net Loft (1 free bed)", value: "the-net-loft" },
  ]);
  expect(await said("resident add", { home: "tern-quay" })).toContain(
    "There is no free bed at Tern Quay. There is one at: The Net Loft",
  );
  expect(await add({}, { pronouns: "she" })).toContain("Ada Quill lives at the Net Loft from now on");
  await stage.idle();
  expect(lines(discord, channelOf("the-net-loft")).at(-1)).toBe("Ada Quill: *moves in*");
  expect(await said("resident memories", { resident: "Ada" })).toContain("Ada Quill binds books by hand");
  expect(await kim.autocomplete(general, "resident who", "resident", "ada")).toEqual([
    { name: "Ada Quill", value: "ada-quill" },
  ]);

  const edit = kim.slash(general, "resident edit", { resident: "ada-quill" });
  // It comes filled in with what is so now.
  expect(JSON.stringify(await edit.waitForModal())).toContain('"value":"bookbinder"');
  const changed = kim.submitModal(edit, {
    age: "35",
    occupation: "harbour poet",
    currently: "Ada Quill is learning to row",
  });
  expect((await changed.reply()).content).toContain("Ada Quill knows");
  expect(await said("resident who", { resident: "Ada" })).toContain("**Ada Quill**, 35, harbour poet.");
  expect(await said("resident memories", { resident: "Ada" })).toContain("Ada Quill is learning to row");

  const file = (json: object) => ({
    field: "file",
    name: "own.json",
    bytes: Buffer.from(JSON.stringify(json)),
    type: "application/json",
  });
  expect(await said("resident add", { file: file({ name: "Odo Pryce" }) })).toContain(
    "Every bed in Pellow Cove is taken",
  );
  await said("resident move-out", { resident: "nessa-trewin", confirm: "yes" });
  const odo = {
    name: "Odo Pryce",
    age: 61,
    traits: ["calm"],
    occupation: "clockmaker",
    paragraph: "Odo Pryce mends clocks",
  };
  expect(await said("resident add", { file: file({ ...odo, age: 9000 }), home: "kettle" })).toMatch(
    /The age is a whole number of years from 3 to 110/,
  );
  expect(await said("resident add", { file: file(odo), home: "kettle" })).toContain(
    "Odo Pryce lives at the Kettle and Tern",
  );
  expect(await said("resident people", { resident: "Odo" })).toContain("**Perrin Sable** (housemate)");
  expect(await said("resident people", { resident: "Perrin" })).toContain("**Odo Pryce** (housemate)");
  expect(await said("resident people", { resident: "Perrin" })).toContain("Nessa Trewin");
  expect(await said("resident edit", { resident: "Ada", file: file({ name: "Eve" }) })).toContain("A name stays");

  await stage.close();
  await host.close();
  const again = hostOn(store, clock);
  await again.open();
  const there = again.desk(`guild:${guild.id}`)!;
  expect(there.view().people.map(({ name }) => name)).toEqual(names());
  expect(there.resident("ada-quill")).toMatchObject({ age: 35, occupation: "harbour poet", place: "the-net-loft" });
  wellBehaved(discord);
});
