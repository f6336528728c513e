import { Download } from 'lucide-react'
import type { EnrolmentDetail } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { date } from '../../../lib/format'
import { Panel } from '../../../ui/panel'
import { buttonClass } from '../../../ui/workspace/kit/button-class'

/** The certificate, or what is missing for it. */
export function CertificatePanel({ enrolment }: { enrolment: EnrolmentDetail }) {
  const { t } = useTranslation('enrolment')
  const { certificate, completedAt, lessons, lessonsDone, centre } = enrolment
  return (
    <Panel title={t('certificate.title')}>
      <div className="enrolment-stack">
        {certificate ? (
          <>
            <p>
              {t('certificate.issued', { day: date(certificate.issuedOn, 'DD/MM/YYYY') })}
              <br />
              <b className="num">{certificate.code}</b>
            </p>
            <div className="enrolment-acts">
              <a className={buttonClass({ variant: 'main' })} href={certificate.path} download>
                <Download className="icon" aria-hidden="true" />
                {t('certificate.pdf')}
              </a>
              <a href={`/q/c/${certificate.code}`} target="_blank" rel="noreferrer">
                {t('certificate.check')}
              </a>
            </div>
          </>
        ) : (
          <p>
            {lessonsDone < lessons
              ? t('certificate.missing', { count: lessons - lessonsDone })
              : t(completedAt === null ? 'certificate.unread' : 'certificate.revoked')}
          </p>
        )}
        <p className="enrolment-quiet">
          {centre === null ? t('certificate.internal') : t('certificate.centre', { centre })}
        </p>
      </div>
    </Panel>
  )
}
