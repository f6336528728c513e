import { killedProcesses, lostPrimary } from './kills.ts'
import { pausedReplica } from './paused.ts'
import { restartedPooler, rollingRestart } from './restarts.ts'
import { restoredMoment } from './restore.ts'
import { sameAnswers } from './same.ts'
import type { Case } from './trial.ts'

/** In their order: the last one leaves no replica. */
export const CASES: Case[] = [
  sameAnswers,
  pausedReplica,
  restartedPooler,
  rollingRestart,
  restoredMoment,
  killedProcesses,
  lostPrimary,
]
