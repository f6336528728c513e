import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useDeferredValue } from 'react'
import { checkAgenda } from '../../../../generated/api/agenda/agenda'
import type { AgendaClash, AgendaClashInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'

/** Warnings, as a list; nothing when there are none. */
export function ClashList({ clashes }: { clashes: AgendaClash[] }) {
  const { t } = useTranslation('agenda')
  if (clashes.length === 0) return null
  return (
    <div className="agenda-warn" role="status">
      <TriangleAlert size={18} aria-hidden />
      <div>
        <b>{t('clash.title', { count: clashes.length })}</b>
        <ul>
          {clashes.map((clash, at) => (
            <li key={`${clash.kind}~${clash.eventId ?? at}~${clash.startsAt}`}>{clash.text}.</li>
          ))}
        </ul>
        <p>{t('clash.anyway')}</p>
      </div>
    </div>
  )
}

/** What the event would clash with, asked while it is written. */
export function Clashes({ input }: { input: AgendaClashInput | null }) {
  const asked = useDeferredValue(input)
  const { data } = useQuery({
    queryKey: ['agenda-clashes', asked],
    queryFn: ({ signal }) =>
      checkAgenda(asked ?? { startsAt: '', endsAt: '' }, { silent: true, quiet: true, signal }),
    enabled: asked !== null,
    retry: false,
  })
  return <ClashList clashes={data?.items ?? []} />
}
