import { create } from 'qrcode'
import { useEffect } from 'react'
import { useCreateQrCode } from '../../../../generated/api/print/print'
import { useTranslation } from '../../../i18n'
import { saveFile } from '../../../lib/save-file'
import { Sk } from '../../../ui/skeleton'
import { ErrorLine } from '../../../ui/states'
import { Button } from '../../../ui/workspace/kit/button'

const QUIET = 4

/** The dark squares of a code as one path, with the quiet zone that readers ask for. */
function drawn(text: string): { path: string; size: number } {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const squares = Array.from({ length: modules.size * modules.size }, (_, at) =>
    modules.data[at]
      ? `M${(at % modules.size) + QUIET} ${Math.floor(at / modules.size) + QUIET}h1v1h-1z`
      : '',
  )
  return { path: squares.join(''), size: modules.size + 2 * QUIET }
}

/**
 * The home's own code for a board: a short link that counts scans and never ends. The same again
 * each time it is asked for.
 */
export default function QrPanel({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('dashboard')
  const { mutate, data, isError, error } = useCreateQrCode({
    request: { silent: true, quiet: true },
  })
  useEffect(() => mutate({ id, data: { place: 'board' } }), [mutate, id])
  if (isError)
    return (
      <ErrorLine
        title={t('live.qrFailed')}
        error={error}
        onRetry={() => mutate({ id, data: { place: 'board' } })}
      />
    )
  if (!data) return <Sk w={168} h={168} />
  const { path, size } = drawn(data.url)
  const save = () => {
    saveFile(
      `${name}.svg`,
      new Blob(
        [
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" ` +
            `width="1024" height="1024"><path fill="#fff" d="M0 0h${size}v${size}H0z"/>` +
            `<path d="${path}"/></svg>`,
        ],
        { type: 'image/svg+xml' },
      ),
    )
  }
  return (
    <div className="dashboard-qr">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={t('live.qrLabel', { url: data.url })}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path d={path} />
      </svg>
      <div>
        <p>{t('live.qrText')}</p>
        <p className="num">{data.url}</p>
        <Button onClick={save}>{t('live.qrSave')}</Button>
      </div>
    </div>
  )
}
