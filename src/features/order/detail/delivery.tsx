import { FileText } from 'lucide-react'
import { getOrderFile } from '../../../../generated/api/order/order'
import type { Order, OrderFile } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { useDownload } from '../../../lib/use-download'
import { Panel } from '../../../ui/panel'
import { Button } from '../../../ui/workspace/kit/button'

/** A file of a delivery: a picture, or a paper to be saved. */
export function FileTile({ orderId, file }: { orderId: string; file: OrderFile }) {
  const { t } = useTranslation('order')
  const { busy, download } = useDownload()
  return (
    <figure className="order-file">
      {file.src ? (
        <img src={`${file.src}/320.webp`} alt={file.filename} loading="lazy" />
      ) : (
        <span className="order-paper" aria-hidden="true">
          <FileText size={28} />
        </span>
      )}
      <figcaption>
        {file.staged && <b>{t('files.staged')} </b>}
        <Button
          variant="text"
          busy={busy}
          onClick={() =>
            download(file.filename, (options) => getOrderFile(orderId, file.id, options))
          }
        >
          {file.filename}
        </Button>
      </figcaption>
    </figure>
  )
}

/** What was delivered, for both sides. */
export function Delivery({ order }: { order: Order }) {
  const { t } = useTranslation('order')
  if (order.files.length === 0) return null
  return (
    <Panel title={t('files.title')} note={t('files.count', { count: order.files.length })}>
      {order.hidden && order.side === 'buyer' ? (
        <p>{t('files.hidden')}</p>
      ) : (
        <div className="order-files">
          {order.files.map((file) => (
            <FileTile key={file.id} orderId={order.id} file={file} />
          ))}
        </div>
      )}
    </Panel>
  )
}
