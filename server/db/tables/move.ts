import type { Generated } from 'kysely'
import type {
  MoveItemKind,
  MoveItemState,
  MovePlan,
  MoveState,
  MoveSystem,
  MoveWant,
} from '../../../generated/model/index.ts'
import type { StoredSentence } from './import.ts'

/** Tables of the tag `move` (0145_move.sql). */
export interface MoveTables {
  move: {
    id: string
    agency_id: string
    integration_id: string | null
    run_id: string | null
    system: MoveSystem
    token: Buffer | null
    token_hint: string | null
    token_hash: Buffer
    /** `waiting` is never stored: it follows from what the other program said. */
    state: Exclude<MoveState, 'waiting'>
    want: MoveWant
    /** The other program's codes and what they are with us. */
    types: Generated<Record<string, string>>
    people: Generated<Record<string, string>>
    plan: MovePlan | null
    fault: 'token' | 'answer' | null
    question: StoredSentence | null
    confirmed: Generated<boolean>
    created_by: string | null
    created_at: Date
    started_at: Date | null
    ended_at: Date | null
    refreshed_at: Date | null
  }
  move_call: {
    token_hash: Buffer
    bucket: string
    at: Date
  }
  move_token: {
    token_hash: Buffer
    rests_until: Date
    slow_until: Date
  }
  move_item: {
    id: string
    move_id: string
    /** `enum` and `list` are what the other program says of all homes. */
    kind: MoveItemKind | 'enum' | 'list'
    external_id: string
    position: Generated<number>
    state: Generated<MoveItemState>
    raw: unknown
    tries: Generated<number>
    next_at: Date | null
    message: string | null
    outcome: 'good' | 'remarks' | 'error' | null
    owner_id: string | null
    place_id: string | null
    home_id: string | null
    changed_at: string | null
    ref: string | null
    property_id: string | null
    contact_id: string | null
    contact_version: number | null
    made: Generated<boolean>
    reassign: Generated<boolean>
    updated_at: Date | null
  }
}
