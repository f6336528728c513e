import type { ConnectionFault } from './connectionFault.ts';
import type { ConnectionScope } from './connectionScope.ts';

/**
 * An application that asks to act as somebody, as they are shown it.
 */
export interface ConnectionRequest {
  /** What it calls itself; anybody can call themselves anything. */
  client: string;
  /**
     * Where it says who it is; null: it registered here, and says so nowhere.
     * @nullable
     */
  clientHost: string | null;
  /** Where what it is given goes: this, and not its name, says who receives it. */
  redirectHost: string;
  /** It goes to a program on the person's own device, whichever listens there. */
  loopback: boolean;
  /** What it asks for, as far as there is such a thing; all that is read when it asks for nothing. */
  scopes: ConnectionScope[];
  /** For which agency it would act. */
  agency: string;
  /** Why it cannot be allowed; null: it can. */
  fault: ConnectionFault | null;
  /** Where its page is told that it may not, or what is wrong. */
  back: string;
}
