import type { Site } from '../../../../generated/model/index.ts'
import type { Work } from '../../../contract/rights/actor.ts'
import { writable } from '../site.policy.ts'
import { findSite } from '../site.repository.ts'
import { showSite } from '../view.ts'
import { walkSteps } from './step.ts'

/** Takes the last change of the draft back, whoever made it and wherever. */
export async function undoSite(work: Work, id: string): Promise<Site> {
  writable(await findSite(work.trx, id, true), work.actor)
  await walkSteps(work, id, 'undo')
  return showSite(work, id)
}

/** Does what was taken back last again. */
export async function redoSite(work: Work, id: string): Promise<Site> {
  writable(await findSite(work.trx, id, true), work.actor)
  await walkSteps(work, id, 'redo')
  return showSite(work, id)
}
