import { registerJob } from '../jobs/index.ts'

const KEPT = 30 * 86_400_000

/** What was asked through assistants is forgotten after 30 days. */
export const jobs = [
  registerJob(
    'mcp.forget',
    async (_payload, { db, now }) => {
      await db
        .deleteFrom('tool_call')
        .where('at', '<', new Date(now().getTime() - KEPT))
        .execute()
    },
    { everyMinutes: 24 * 60 },
  ),
]
