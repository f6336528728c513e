import { CircleAlert, CircleCheck, CircleHelp, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import {
  useHoldIntegration,
  useReleaseIntegration,
  useRunIntegration,
  useCheckIntegration,
} from '../../../../generated/api/publication/publication'
import type { ChannelTest, Integration } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useWrite } from '../../../lib/write'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

const ICONS = { ok: CircleCheck, warning: TriangleAlert, failed: CircleAlert }

/** What an ADMIN asks a channel to do now: look at itself, write all anew, keep still, go on. */
export function WorkPanel({ channel: { id, heldSince, sends } }: { channel: Integration }) {
  const { t } = useTranslation('integration')
  const [found, setFound] = useState<ChannelTest | null>(null)
  const reads = ['integration']
  const test = useWrite(useCheckIntegration, { done: null, onDone: setFound })
  const run = useWrite(useRunIntegration, {
    done: ({ homes }) => t('work.ran', { count: homes }),
    reads,
  })
  const hold = useWrite(useHoldIntegration, { done: t('work.held'), reads })
  const release = useWrite(useReleaseIntegration, { done: t('work.released'), reads })
  const busy = [test, run, hold, release].some((one) => one.busy)
  return (
    <Panel title={t('work.title')}>
      <div className="channel-address">
        {heldSince && (
          <p role="status">{t('work.heldSince', { when: date(heldSince, 'DD/MM/YYYY HH:mm') })}</p>
        )}
        <div className="channel-acts">
          <Button disabled={busy} onClick={() => void test.write({ id })}>
            {t('work.test')}
          </Button>
          <Button disabled={busy} onClick={() => void run.write({ id })}>
            {t(sends ? 'work.send' : 'work.run')}
          </Button>
          <Button
            variant="text"
            disabled={busy}
            onClick={() => void (heldSince ? release : hold).write({ id })}
          >
            {t(heldSince ? 'work.release' : 'work.hold')}
          </Button>
        </div>
        <p>{t('work.holdHelp')}</p>
        {found && (
          <ul className="channel-checks" role="status" aria-label={t('work.found')}>
            {found.checks.map(({ key, state, message }) => {
              const Icon = ICONS[state] ?? CircleHelp
              return (
                <li key={`${key} ${message}`} className={`is-${state}`}>
                  <Icon className="icon" aria-hidden="true" />
                  {message}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Panel>
  )
}
