import type { MoveArrived } from './moveArrived.ts';
import type { MoveIssue } from './moveIssue.ts';
import type { MovePerson } from './movePerson.ts';
import type { MovePhase } from './movePhase.ts';
import type { MovePlan } from './movePlan.ts';
import type { MoveState } from './moveState.ts';
import type { MoveSystem } from './moveSystem.ts';
import type { MoveTypeWord } from './moveTypeWord.ts';
import type { MoveWant } from './moveWant.ts';
import type { MoveWindow } from './moveWindow.ts';
import type { Uuid } from './uuid.ts';

/**
 * A move from another program, read call by call inside what that program allows.
 */
export interface Move {
  id: Uuid;
  system: MoveSystem;
  state: MoveState;
  want: MoveWant;
  /**
     * The end of the key; null: it has been erased.
     * @nullable
     */
  tokenHint: string | null;
  /**
     * When the key is erased by itself; null while the move goes on or it is gone.
     * @nullable
     */
  tokenUntil: string | null;
  /** Null until the other program has told. */
  plan: MovePlan | null;
  phases: MovePhase[];
  arrived: MoveArrived;
  types: MoveTypeWord[];
  people: MovePerson[];
  issues: MoveIssue[];
  windows: MoveWindow[];
  /**
     * When the other program is asked next; null when nothing is asked.
     * @nullable
     */
  nextCallAt: string | null;
  /**
     * It has answered that we ask too often: nothing is asked until then.
     * @nullable
     */
  restsUntil: string | null;
  /**
     * Half as fast until then.
     * @nullable
     */
  slowUntil: string | null;
  /**
     * When everything will be here; of a planned move if it started now.
     * @nullable
     */
  estimate: string | null;
  /**
     * The source under which homes come in.
     * @nullable
     */
  integrationId: string | null;
  /**
     * The newest report.
     * @nullable
     */
  runId: string | null;
  /** @nullable */
  byName: string | null;
  createdAt: string;
  /** @nullable */
  startedAt: string | null;
  /** @nullable */
  doneAt: string | null;
  /**
     * From when what changed there can be brought; null when it cannot.
     * @nullable
     */
  refreshFrom: string | null;
  canUndo: boolean;
}
