import { downloadPropertyDocument } from '../../../../generated/api/property/property'
import type { PassportProof } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { useDownload } from '../../../lib/use-download'
import { Button } from '../../../ui/workspace/kit/button'
import { inlineClass } from '../../../ui/workspace/kit/inline-class'

interface ProofBoxProps {
  propertyId: string
  proof: PassportProof | null
}

/** The last proof: its code, what stands in it, and what whoever reads the code sees. */
export function ProofBox({ propertyId, proof }: ProofBoxProps) {
  const { t } = useTranslation('passport')
  const { busy, download } = useDownload()
  const documentId = proof?.documentId
  return (
    <section className="passport-box">
      <h3>{t('proof.title')}</h3>
      {proof ? (
        <>
          <b className="num">{proof.code}</b>
          <p>{t('proof.last', { ...proof, date: date(proof.day) })}</p>
          <p className="passport-links">
            <a className={inlineClass()} href={proof.url} target="_blank" rel="noreferrer">
              {t('proof.check')}
            </a>
            {documentId && (
              <Button
                disabled={busy}
                onClick={() =>
                  download(`${proof.code}.pdf`, (options) =>
                    downloadPropertyDocument(propertyId, documentId, options),
                  )
                }
              >
                {t('proof.download')}
              </Button>
            )}
          </p>
        </>
      ) : (
        <p>{t('proof.none')}</p>
      )}
    </section>
  )
}
