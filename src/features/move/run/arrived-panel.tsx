import { CircleHelp, ImageOff, TriangleAlert, UserX, type LucideIcon } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Move, MoveIssue } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

const MappingDialog = lazy(() => import('../mapping-dialog'))

const SHOWN = ['people', 'types', 'homes', 'owners', 'photos'] as const
type Shown = (typeof SHOWN)[number]
const ICONS: Record<Shown, LucideIcon> = {
  people: UserX,
  types: TriangleAlert,
  homes: TriangleAlert,
  owners: UserX,
  photos: ImageOff,
}
const isShown = (issue: MoveIssue): issue is MoveIssue & { kind: Shown } =>
  SHOWN.includes(issue.kind as Shown)

/** What is here, by what had to be said of it, and what needs a person. */
export function ArrivedPanel({ move }: { move: Move }) {
  const { t } = useTranslation('move')
  const [mapping, setMapping] = useState<'people' | 'types' | null>(null)
  const { good, remarks, errors } = move.arrived
  const all = good + remarks + errors
  return (
    <Panel title={t('arrived.title')} note={t('steps.homes', { count: all, n: count(all) })} flush>
      {all > 0 && (
        <div className="move-truth">
          <div className="move-bar" aria-hidden="true">
            <i className="is-good" style={{ flexGrow: good }} />
            <i className="is-remarks" style={{ flexGrow: remarks }} />
            <i className="is-errors" style={{ flexGrow: errors }} />
          </div>
          <p className="move-legend">
            {(['good', 'remarks', 'errors'] as const).map((one) => (
              <span key={one} className={`is-${one}`}>
                <b className="num">{count(move.arrived[one])}</b> {t(`arrived.${one}`)}
              </span>
            ))}
            {move.runId && move.integrationId && (
              <Link
                className={inlineClass()}
                to={href('auth-integrations-id', { id: move.integrationId }, { run: move.runId })}
              >
                {t('arrived.report')}
              </Link>
            )}
          </p>
        </div>
      )}
      <ul className="move-issues">
        {move.issues.filter(isShown).map((issue) => (
          <Issue key={issue.kind} issue={issue} onMap={setMapping} />
        ))}
      </ul>
      {mapping && (
        <Suspense>
          <MappingDialog move={move} what={mapping} onClose={() => setMapping(null)} />
        </Suspense>
      )}
    </Panel>
  )
}

function Issue({
  issue: { kind, message },
  onMap,
}: {
  issue: MoveIssue & { kind: Shown }
  onMap: (what: 'people' | 'types') => void
}) {
  const { t } = useTranslation('move')
  const Icon = ICONS[kind] ?? CircleHelp
  const isMapped = kind === 'people' || kind === 'types'
  return (
    <li>
      <Icon className="icon" aria-hidden="true" />
      <div>
        <b>{message}</b>
        <small>{t(`issue.${kind}`)}</small>
      </div>
      {isMapped && <Button onClick={() => onMap(kind)}>{t(`map.${kind}.open`)}</Button>}
    </li>
  )
}
