// Any game's answers as buttons, sorted by what they do, and the curtain between hidden hands at one screen.
import type { OptionInfo, RefusedInfo, Reason } from './messages';
import { Session } from './session.svelte';
import { has, t } from './text.svelte';

export interface AnswerGroup {
  verb: string;
  /** Its heading; none over answers that stand by themselves. */
  title: string;
  options: OptionInfo[];
  /** The number of its first answer among all. */
  first: number;
}

/** As many answers need no sorting. */
const FEW = 6;
const NOBODY = -1;

export class Answering extends Session {
  /** Through whose eyes this screen was seen last, where seats hide things from each other. */
  private looking = $state(NOBODY);

  readonly groups: AnswerGroup[] = $derived.by(() => {
    const { options } = this;
    const verbs = [...new Set(options.map((option) => option.verb))];
    const of = (verb: string): OptionInfo[] => options.filter((option) => option.verb === verb);
    const several =
      options.length > FEW && verbs.length > 1 ? verbs.filter((verb) => of(verb).length > 1) : [];
    const alone = options.filter((option) => !several.includes(option.verb));
    const groups = several.map((verb) => ({ verb, title: this.verbName(verb), options: of(verb), first: 0 }));
    if (alone.length) groups.unshift({ verb: '', title: '', options: alone, first: 0 });
    let first = 0;
    for (const group of groups) {
      group.first = first;
      first += group.options.length;
    }
    return groups;
  });
  override get choices(): OptionInfo[] {
    return this.groups.flatMap((group) => group.options);
  }
  /** What cannot be done now, each with its first reason. */
  readonly refused: { verb: string; title: string; reason: Reason }[] = $derived.by(() =>
    this.mine ? (this.decision?.refused ?? []).flatMap((it) => this.first(it)) : [],
  );
  private first({ verb, reasons }: RefusedInfo): { verb: string; title: string; reason: Reason }[] {
    const reason = reasons[0];
    return reason ? [{ verb, title: this.verbName(verb), reason }] : [];
  }
  verbName(verb: string): string {
    return has(`verb-${verb}`) ? t(`verb-${verb}`) : verb;
  }

  /** The seat that must take the screen before anything is shown; -1 if nothing is hidden from anybody here. */
  readonly curtain: number = $derived.by(() => {
    const { hello, state, past } = this.store;
    if (!hello?.secrets || !state || past || this.over) return NOBODY;
    const shared = state.yours.filter((seat) => !state.seats[seat]?.bot).length > 1;
    return shared && state.eyes >= 0 && state.eyes !== this.looking ? state.eyes : NOBODY;
  });
  lift(): void {
    this.looking = this.curtain;
  }
}
