import { usePreviewPublication } from '../../../../generated/api/publication/publication'
import type { PublicationHome } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { copyText } from '../../../lib/copy-text'
import { Coming } from '../../../ui/coming'
import { Button } from '../../../ui/workspace/kit/button'
import { Dialog } from '../../../ui/workspace/kit/dialog'
import { DialogActs } from '../../../ui/workspace/kit/dialog-acts'
import { QualityParts } from '../parts/quality-parts'
import { Issues } from '../parts/issues'

/** A home as the channel would send it now, as text; why not, where it would not. */
export default function PreviewDialog({
  id,
  home,
  onClose,
}: {
  id: string
  home: PublicationHome
  onClose: () => void
}) {
  const { t } = useTranslation('publication')
  const { data, isPending, error, refetch } = usePreviewPublication(id, home.propertyId, {
    // It is made anew each time; an old one would not be what goes out.
    query: { gcTime: 0 },
    request: { silent: true },
  })
  const copy = (text: string) =>
    copyText(text, { copied: t('preview.copied'), failed: t('preview.copyFailed') })
  return (
    <Dialog title={t('preview.title', { ref: home.ref })} width="md" onClose={onClose}>
      <Coming
        isPending={isPending}
        error={!data && error}
        rows={3}
        label={t('preview.loading')}
        level={3}
        onRetry={refetch}
      />
      {data && (
        <div className="publication-what">
          <Issues home={data.home} />
        </div>
      )}
      {data && (
        <QualityParts
          propertyId={home.propertyId}
          quality={data.home.quality}
          parts={data.quality}
        />
      )}
      {data?.text === null && <p>{t('preview.none')}</p>}
      {data?.text && (
        // It scrolls, so it must be reached by keyboard.
        <pre className="publication-text" tabIndex={0} role="group" aria-label={data.mediaType}>
          {data.text}
        </pre>
      )}
      <DialogActs>
        {data?.text && (
          <Button onClick={() => void copy(data.text ?? '')}>{t('preview.copy')}</Button>
        )}
        <Button variant="main" onClick={onClose}>
          {t('preview.close')}
        </Button>
      </DialogActs>
    </Dialog>
  )
}
