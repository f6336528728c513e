import type { Contract } from './contract.ts'
import { operationsOf } from './server-routes.ts'
import { BANNER } from './server-types.ts'

/**
 * `generated/audit.ts`: the operations that leave a line in the audit log (`x-audit`), and what
 * kind of thing each is about. A screen that words them does not compile without a word for each.
 */
export function auditFile(contract: Contract): string {
  const lines = operationsOf(contract)
    .filter(({ node }) => node['x-audit'] !== undefined)
    .map(({ id, node }) => `  ${id}: '${String(node['x-audit']).split('/')[0]}',\n`)
    .toSorted()
  return (
    `${BANNER}\n/** Operations that leave a line in the audit log → the kind of thing they are about. */\n` +
    `export const AUDITED = {\n${lines.join('')}} as const\n\n` +
    'export type AuditedOperation = keyof typeof AUDITED\n' +
    'export type AuditedKind = (typeof AUDITED)[AuditedOperation]\n'
  )
}
