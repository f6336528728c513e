import type { Operation, OperationType } from '../../../generated/model/index.ts'

/** Number of each operation type; source: specification, section 3. Other programs store these. */
export const OPERATION_IDS = {
  V: 1,
  A: 2,
  FDM: 3,
  NP: 4,
  P: 5,
  T: 7,
  VOT: 12,
  ON: 13,
  TDA: 14,
} as const satisfies Record<Operation, OperationType['id']>

/** The operation types by number, labelled by `label`. */
export function operationTypes(label: (key: Operation) => string): OperationType[] {
  const entries = Object.entries(OPERATION_IDS) as [Operation, OperationType['id']][]
  return entries
    .map(([key, id]) => ({ id, key, label: label(key) }))
    .toSorted((a, b) => a.id - b.id)
}
