import { killedProcesses, lostPrimary } from './kills.ts'
import { pausedReplica } from './paused.ts'
import { restartedPooler, rollingRestart } from './restarts.ts'
import { restoredMoment } from './restore.ts'
import { sameAnswers } from './same.ts'
import { streamsOverKills } from './streams.ts'
import type { Case } from './trial.ts'
import { twoVersions } from './versions.ts'

/** In their order: the first finds the version before at work, the last leaves no replica. */
export const CASES: Case[] = [
  twoVersions,
  sameAnswers,
  pausedReplica,
  restartedPooler,
  rollingRestart,
  restoredMoment,
  killedProcesses,
  streamsOverKills,
  lostPrimary,
]
