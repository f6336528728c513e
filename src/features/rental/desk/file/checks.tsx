import { CircleCheck, CircleHelp, CircleMinus, CircleX } from 'lucide-react'
import { useState } from 'react'
import type { Rental, RentalCheck } from '../../../../../generated/model'
import { useTranslation } from '../../../../i18n'
import { date } from '../../../../lib/format'
import { Panel } from '../../../../ui/panel'
import { Button } from '../../../../ui/workspace/kit/button'
import { CheckDialog } from './check-dialog'

const ICONS = { met: CircleCheck, failed: CircleX, unknown: CircleHelp, waived: CircleMinus }

function CheckRow({
  check,
  shows,
  onSay,
}: {
  check: RentalCheck
  /** Name of the document that shows it. */
  shows: string | undefined
  onSay: () => void
}) {
  const { t } = useTranslation('rental')
  const { rule, outcome, counted, text, note, byName, at } = check
  const Icon = ICONS[outcome] ?? CircleHelp
  const said = [shows, note, byName && `${byName}, ${date(at)}`].filter(Boolean).join(' · ')
  return (
    <li data-outcome={outcome}>
      <Icon className="icon" aria-hidden="true" />
      <span>
        <b>{t(`enums.check.${rule}`)}</b>
        <small>
          {t(`enums.outcome.${outcome}`)}
          {counted && ` · ${t('desk.counted')}`}
        </small>
        {(said || text) && <small>{said || text}</small>}
      </span>
      <Button aria-label={`${t('desk.say')}: ${t(`enums.check.${rule}`)}`} onClick={onSay}>
        {t('desk.say')}
      </Button>
    </li>
  )
}

/** Everything that is checked of a file: what the answers say, and what somebody looked at. */
export function Checks({ file }: { file: Rental }) {
  const { t } = useTranslation('rental')
  const [asked, setAsked] = useState<RentalCheck | null>(null)
  const done = file.checks.filter(({ outcome }) => outcome === 'met' || outcome === 'waived')
  const names = new Map(file.documents.map(({ id, filename }) => [id, filename]))
  const words = { done: done.length, count: file.checks.length, day: date(file.completeOn) }
  return (
    <Panel
      title={t('desk.checks')}
      note={t(file.completeOn ? 'desk.complete' : 'desk.checksDone', words)}
      flush
    >
      <ul className="rental-checks">
        {file.checks.map((check) => (
          <CheckRow
            key={check.rule}
            check={check}
            shows={names.get(check.documentId ?? '')}
            onSay={() => setAsked(check)}
          />
        ))}
      </ul>
      {asked && <CheckDialog file={file} check={asked} onClose={() => setAsked(null)} />}
    </Panel>
  )
}
