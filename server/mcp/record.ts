import type { Logger } from '../contract/context.ts'
import type { Deps } from '../contract/deps.ts'
import type { ToolCallRow } from '../db/tables/mcp.ts'
import { uuidv7 } from '../db/id.ts'

/** What was asked through an assistant, without a word of it. */
export type Asked = Omit<ToolCallRow, 'id' | 'at'>

/** Keeps it for a page; where nothing can be written the answer goes out all the same. */
export async function record({ db, now }: Deps, log: Logger, asked: Asked): Promise<void> {
  await db
    .insertInto('tool_call')
    .values({ id: uuidv7(), at: now(), ...asked })
    .execute()
    .catch((error: unknown) => log.warn({ err: error }, 'a call of a tool is not recorded'))
}
