import { setTimeout as sleep } from 'node:timers/promises'
import type { IntakeRun, Takeout } from '../../../generated/model/index.ts'
import type { Send, SendAs } from './send.ts'
import { PASSWORD, register } from './people.ts'

/** Who takes everything out; nobody else writes to them. */
export const LEAVER = 'leaver@kill.example'
/** People of one file. */
export const FILE_PEOPLE = 20

/** Files of contacts, and the file of everything an agency owns. */
export class BackOffice {
  /** Files that were answered as being brought in: the number of each. */
  readonly files = new Set<number>()
  readonly takeouts = new Set<string>()
  private leaver = ''
  private read = 0

  async open(us: Send, as: SendAs): Promise<void> {
    this.leaver = (await register(us, LEAVER, 'Llevant')).token
    for (let home = 0; home < 10; home += 1)
      await as(this.leaver)('POST', 'property/', {
        basics: { type: 'vivienda', offers: [{ operation: 'V', price: 100 }] },
      })
  }

  /** Brings people in by a file. */
  async intake(us: Send): Promise<void> {
    this.read += 1
    const number = this.read
    const lines = Array.from(
      { length: FILE_PEOPLE },
      (_, at) => `Persona ${at},file-${number}-${at}@kill.example`,
    )
    const form = new FormData()
    const text = `Nombre,Correo\n${lines.join('\n')}\n`
    form.append('file', new File([text], 'clientes.csv', { type: 'text/csv' }))
    const run = await us<IntakeRun>('POST', 'intake/', form)
    await us('PATCH', `intake/${run.id}/`, {
      mapping: run.mapping,
      mode: 'upsert',
      dedupeKeys: ['email'],
    })
    await us('POST', `intake/${run.id}/start/`)
    this.files.add(number)
    await sleep(500)
  }

  /** Asks for everything, where no other is being written. */
  async takeOut(as: SendAs): Promise<void> {
    await sleep(200)
    // A long trial outlives the proof of signing in.
    await as(this.leaver)('POST', 'user/step-up/', { method: 'password', password: PASSWORD })
    const { id } = await as(this.leaver)<Takeout>('POST', 'takeout/', {
      parts: ['records', 'pictures', 'documents'],
    })
    this.takeouts.add(id)
  }
}
