import { lazy, Suspense } from 'react'
import { useConfirmTotp } from '../../../../../generated/api/user/user'
import type { TotpCodeInput, TotpSecret } from '../../../../../generated/model'
import { SchemaForm } from '../../../../forms/schema-form'
import { useTranslation } from '../../../../i18n'
import { useWrite } from '../../../../lib/write'
import { Sk } from '../../../../ui/skeleton'
import { Button } from '../../../../ui/workspace/kit/button'

const QrCode = lazy(() => import('../../../../ui/qr-code'))

/** In fours, as one reads it off to type it in. */
const inFours = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The secret as a code for the app and as letters, and the first code that the app shows. */
export function TwoStepBegin({
  secret: { secret, url },
  onDone,
  onCancel,
}: {
  secret: TotpSecret
  onDone: (codes: string[]) => void
  onCancel: () => void
}) {
  const { t } = useTranslation('user')
  const { busy, errors, write } = useWrite(useConfirmTotp, {
    done: t('twoStep.onDone'),
    onDone: ({ codes }) => onDone(codes),
  })
  return (
    <div className="two-step">
      <div className="two-step-code">
        <Suspense fallback={<Sk w={168} h={168} />}>
          <QrCode text={url} label={t('twoStep.qr')} />
        </Suspense>
      </div>
      <div className="profile-password">
        <p className="profile-text">
          {t('twoStep.scan')} <a href={url}>{t('twoStep.here')}</a>
        </p>
        <p className="profile-text">
          {t('twoStep.type')} <code className="two-step-secret">{inFours(secret)}</code>
        </p>
        <SchemaForm
          name="TotpCodeInput"
          formId="totp"
          value={null}
          serverErrors={errors}
          onSubmit={(data: Partial<TotpCodeInput>) =>
            void write({ data: { code: data.code ?? '' } })
          }
        >
          <div className="profile-acts">
            <Button type="submit" disabled={busy}>
              {t('twoStep.confirm')}
            </Button>
            <Button onClick={onCancel}>{t('twoStep.cancel')}</Button>
          </div>
        </SchemaForm>
      </div>
    </div>
  )
}
