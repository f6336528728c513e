import { Link } from 'react-router-dom'
import type { LabHome, LabReport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { Panel } from '../../../ui/panel'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'
import { useFieldWords } from '../field-words'

/** Most that a screen lists; the counts tell them all. */
const SHOWN = 50

/** What a run would change, field by field, and homes that it would find missing. */
export function LabChanges({ report: { diff } }: { report: LabReport }) {
  const { t } = useTranslation('import')
  const { nameOf } = useFieldWords()
  return (
    <>
      {diff.changed.length > 0 && (
        <Panel
          title={t('lab.changed')}
          note={t('lab.changedCount', {
            count: diff.counts.changed,
            fields: count(diff.counts.changed),
          })}
          flush
        >
          <ul className="import-list">
            {diff.changed.slice(0, SHOWN).map(({ home, field, before, after }) => (
              <li key={`${home.externalId} ${field}`}>
                <HomeName home={home} />
                <span className="import-what">{nameOf(field)}</span>
                <span className="import-before">
                  {before !== null && <s>{before}</s>} {before !== null && '→ '}
                  <b>{after ?? t('lab.nothing')}</b>
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {diff.gone.length > 0 && (
        <Panel
          title={t('lab.missing')}
          note={t('lab.homes', { count: diff.counts.gone, homes: count(diff.counts.gone) })}
          flush
        >
          <ul className="import-list">
            {diff.gone.slice(0, SHOWN).map((home) => (
              <li key={home.externalId}>
                <HomeName home={home} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  )
}

function HomeName({ home }: { home: LabHome }) {
  const { t } = useTranslation('import')
  const name = home.title ?? home.ref ?? home.externalId
  return (
    <div className="import-name">
      {home.propertyId ? (
        <Link
          className={inlineClass()}
          to={href('auth-cartera-inmueble-id', { id: home.propertyId })}
        >
          {name}
        </Link>
      ) : (
        <b>{name}</b>
      )}
      <small>
        {[home.ref, t('report.feedId', { id: home.externalId })].filter(Boolean).join(' · ')}
      </small>
    </div>
  )
}
