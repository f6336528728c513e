import type { Insertable } from 'kysely'

/** Tables of `/mcp` (0537_tool_call.sql). */
export interface McpTables {
  tool_call: {
    id: string
    at: Date
    user_id: string
    agency_id: string | null
    kind: 'key' | 'grant'
    /** Of the key or grant. */
    bearer_id: string
    tool: string
    operations: string[]
    outcome: 'done' | 'refused' | 'scope' | 'slow' | 'busy' | 'failed'
    ms: number
    bytes: number
    /** Records whose texts of strangers it told, as `thread/<id>`. */
    told: string[]
  }
}

export type ToolCallRow = Insertable<McpTables['tool_call']>
