import { FileText } from 'lucide-react'
import { getDisputeFile } from '../../../../generated/api/order/order'
import type { Dispute } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useDownload } from '../../../lib/use-download'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/** What was delivered: pictures and papers, each whole by its name, and what is data. */
export function Evidence({ dispute: { row, files, delivery } }: { dispute: Dispute }) {
  const { t } = useTranslation('operator')
  const { busy, download } = useDownload()
  const { version: _version, category: _category, ...parts } = delivery ?? {}
  const data = Object.values(parts).flatMap((part) => Object.entries(part ?? {}))
  return (
    <Panel title={t('dispute.delivered')} note={t('dispute.files', { count: files.length })}>
      {files.length === 0 && data.length === 0 && <p>{t('dispute.nothing')}</p>}
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
              <dd>{typeof value === 'object' ? JSON.stringify(value) : String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  )
}
