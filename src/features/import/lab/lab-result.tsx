import { Link } from 'react-router-dom'
import type { LabReport } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { href } from '../../../lib/href'
import { SOURCES_SIDE } from '../../../slots/sources-side'
import { PartialBand } from '../../../ui/states'
import { buttonClass } from '../../../ui/workspace/kit/button-class'
import { tableAddress } from '../table/table-address'
import { LabChanges } from './lab-changes'
import { LabIssues } from './lab-issues'
import { LabWould } from './lab-would'

/** Where such a file is brought in: a table by its columns, any other as it is. */
const wayIn = (dialect: LabReport['dialect']): string =>
  dialect === 'csv' || dialect === 'xlsx' || dialect === 'website_csv'
    ? tableAddress()
    : href('auth-integrations', {}, SOURCES_SIDE)

const percent = (share: number): number => Math.round(share * 100)

/** What a tried file turned out to be: four answers, then what a run would do, and what is wrong. */
export function LabResult({ report }: { report: LabReport }) {
  const { t } = useTranslation('import')
  const { dialect, would, nearest, version } = report
  const like = nearest.map((one) =>
    t('lab.like', {
      name: t(`lab.dialect.${one.dialect}`),
      percent: percent(one.confidence),
      lacks: one.lacks,
    }),
  )
  const name = dialect
    ? [t(`lab.dialect.${dialect}`), version].filter(Boolean).join(' ')
    : t('lab.unknown')
  const changes = would ? would.created + would.updated : 0
  return (
    <>
      <dl className="import-verdict">
        <div>
          <dt>{t('lab.what')}</dt>
          <dd>
            {name}
            <small>
              {[
                dialect && t('lab.sure', { percent: percent(report.confidence) }),
                ...(dialect ? like.slice(0, 1) : like),
              ]
                .filter(Boolean)
                .join('. ')}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('lab.written')}</dt>
          <dd>
            {report.encoding?.toUpperCase() ?? '–'}
            <small>
              {report.declaredEncoding && t('lab.declared', { name: report.declaredEncoding })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('lab.read')}</dt>
          <dd>
            {would
              ? t('lab.readOf', {
                  read: count(report.homes - report.refused),
                  homes: count(report.homes),
                })
              : '–'}
            <small>
              {would &&
                t('lab.readHow', {
                  refused: count(report.refused),
                  issues: count(report.withIssues),
                })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('lab.portfolio')}</dt>
          <dd>
            {would ? t('lab.changes', { count: changes, homes: count(changes) }) : '–'}
            <small>
              {would &&
                t('lab.changesHow', {
                  created: count(would.created),
                  updated: count(would.updated),
                  unchanged: count(would.unchanged),
                })}
            </small>
          </dd>
        </div>
      </dl>
      {report.failure && (
        <p className="import-reason" role="alert">
          {report.failure}
        </p>
      )}
      {!report.failure && dialect && !report.isReadable && (
        <PartialBand>{t('lab.notRead')}</PartialBand>
      )}
      {!report.failure && !dialect && <PartialBand>{t('lab.unknownText')}</PartialBand>}
      {report.held && <PartialBand>{report.held}</PartialBand>}
      <div className={report.issues.length ? 'import-trial' : 'import-stack'}>
        {would && (
          <div className="import-stack">
            <LabWould report={report} would={would} />
            <LabChanges report={report} />
          </div>
        )}
        {report.issues.length > 0 && <LabIssues issues={report.issues} />}
      </div>
      {report.homes > report.refused && would && (
        <p className="import-row">
          <span className="import-what">{t('lab.bring')}</span>
          <Link className={buttonClass()} to={wayIn(dialect)}>
            {t('lab.bringOpen')}
          </Link>
        </p>
      )}
    </>
  )
}
