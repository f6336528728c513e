import type { FastifyPluginAsync } from 'fastify'
import type { Deps } from '../../../contract/deps.ts'
import { tokenPagePlugin, type TokenPage } from '../../../pages/token-page.ts'
import { changeAlert, confirmAlert, readAlert } from '../alert.service.ts'
import { say } from '../messages.ts'
import { alertHtml, overHtml, TOLD, type ShownAlert } from './page.ts'

const ACTS = ['confirm', 'save', 'pause', 'resume'] as const
interface AlertAct {
  act: (typeof ACTS)[number]
  frequency: (typeof TOLD)[number] | undefined
}

const patchOf = ({ act, frequency }: AlertAct) =>
  act === 'save' ? { ...(frequency && { frequency }) } : { paused: act === 'pause' }

/** `/alerta/<token>`: where a mailed link confirms an alert, and changes or pauses it later. */
const page: TokenPage<ShownAlert, AlertAct> = {
  path: (lang) => (lang === 'es' ? '/alerta/:token' : null),
  name: 'alert.page',
  operations: { open: 'getAlert', answer: 'confirmAlert' },
  read: (form) => {
    const act = ACTS.find((one) => one === form.get('act'))
    return act ? { act, frequency: TOLD.find((one) => one === form.get('frequency')) } : null
  },
  open: async (token, asking) => ({ ...(await readAlert(token, asking)), token }),
  answer: async (token, input, asking) => ({
    ...(await (input.act === 'confirm'
      ? confirmAlert(token, asking)
      : changeAlert(token, patchOf(input), asking))),
    token,
  }),
  thanks: ({ act }, lang) => say(lang, `alert_${act}`),
  again: () => null,
  draw: (shown, around) => (shown ? alertHtml(shown, around) : overHtml(around)),
}

export const alertPlugin = (deps: Deps): FastifyPluginAsync => tokenPagePlugin(page, deps)
