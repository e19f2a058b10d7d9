import { memoryStore } from "./memory-store.ts";
import { storeContract } from "./store.contract.ts";

storeContract({
  name: "memory",
  open: async () => memoryStore(),
  reopen: { skip: "a store in memory ends with its process" },
});
