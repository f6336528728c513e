import { FileText } from 'lucide-react'
import { getDisputeFile } from '../../../../generated/api/order/order'
import type { Dispute } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useDownload } from '../../../lib/use-download'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'
import { deliveredFacts } from './delivered'

/** What was delivered: pictures and papers, each whole by its name, and what is data. */
export function Evidence({ dispute: { row, files, delivery } }: { dispute: Dispute }) {
  const { t } = useTranslation(['operator', 'order'])
  const { busy, download } = useDownload()
  const data = deliveredFacts(delivery, t)
  return (
    <Panel
      title={t('operator:dispute.delivered')}
      note={t('operator:dispute.files', { count: files.length })}
    >
      {files.length === 0 && data.length === 0 && <p>{t('operator:dispute.nothing')}</p>}
      <div className="operator-files">
        {files.map((file) => (
          <figure key={file.id}>
            {file.src ? (
              <a href={`${file.src}/1280.webp`} target="_blank" rel="noreferrer">
                <img src={`${file.src}/320.webp`} alt={file.filename} loading="lazy" />
              </a>
            ) : (
              <span aria-hidden="true">
                <FileText size={28} />
              </span>
            )}
            <figcaption>
              <Button
                variant="text"
                busy={busy}
                onClick={() =>
                  download(file.filename, (options) => getDisputeFile(row.id, file.id, options))
                }
              >
                {file.filename}
              </Button>
            </figcaption>
          </figure>
        ))}
      </div>
      {data.length > 0 && (
        <dl className="operator-facts">
          {data.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
