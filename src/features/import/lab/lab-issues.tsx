import type { LabIssue } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { count } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { IssueField } from '../issue-field'

/** What is wrong in the file, each once with how often and where, and the lines around. */
export function LabIssues({ issues }: { issues: LabIssue[] }) {
  const { t } = useTranslation('import')
  return (
    <Panel title={t('lab.issues')} flush>
      <ul className="import-issues">
        {issues.map((issue) => (
          <li key={`${issue.severity} ${issue.rule} ${issue.field}`}>
            <div className="import-issue">
              <p>
                <IssueField field={issue.field} /> {issue.message}
                {issue.lines.length > 0 && (
                  <small>
                    {t('lab.lines', {
                      count: issue.lines.length,
                      lines: issue.lines.map(count).join(', '),
                    })}
                  </small>
                )}
              </p>
              <b className={`num is-${issue.severity}`}>{count(issue.count)}</b>
            </div>
            {issue.excerpt.length > 0 && (
              <pre className="import-excerpt">
                {issue.excerpt.map(({ line, text }) => (
                  <span key={line} className={line === issue.lines[0] ? 'is-line' : undefined}>
                    <i className="num">{line}</i>
                    {text}
                    {'\n'}
                  </span>
                ))}
              </pre>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
