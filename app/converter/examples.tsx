import { askAddress } from "~/links/addresses";
import { LinkList } from "~/shell/link-list";
import type { ConverterState } from "./converter-state";
import { RecentChips } from "./recent/recent-chips";

const QUESTIONS = ["350 F to C", "2 cups in ml", "180 cm in feet"];

/** Questions that people ask; the home page offers them until something is entered. */
export function Examples({ state }: { state: ConverterState }) {
  if (state.value !== "") return null;
  return (
    <RecentChips>
      <nav className="chips" aria-label="Examples">
        <LinkList className="" links={QUESTIONS.map((name) => ({ href: askAddress(name), name }))} />
      </nav>
    </RecentChips>
  );
}
