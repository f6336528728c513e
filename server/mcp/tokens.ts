import { sessionOfGrant } from '../modules/connection/index.ts'
import { sessionOfSecret } from '../modules/key/index.ts'
import type { TokenKind } from './bearer.ts'

/** What opens `/mcp`, asked in this order: one line per kind of token. */
export const TOKENS: readonly TokenKind[] = [
  { kind: 'grant', resolve: sessionOfGrant },
  { kind: 'key', resolve: sessionOfSecret },
]
