import { useId } from 'react'
import { VisitIdKind, type VisitSignerInput } from '../../../../generated/model'
import { useTranslation } from '../../../i18n'
import { TextField } from '../../../ui/workspace/kit/text-field'
import { SelectField } from '../../../ui/workspace/kit/select-field'
import { Button } from '../../../ui/workspace/kit/button'
import { SignaturePad } from './signature-pad'

interface SignerFieldsProps {
  number: number
  value: VisitSignerInput
  errors: Record<string, string>
  onChange: (value: VisitSignerInput) => void
  onRemove?: (() => void) | undefined
}

/** One visitor: name, document, signature. */
export function SignerFields({ number, value, errors, onChange, onRemove }: SignerFieldsProps) {
  const { t } = useTranslation('visit')
  const id = useId()
  const field = (key: 'name' | 'idNumber', most: number) => {
    const error = errors[`visitors.${number - 1}.${key}`]
    return (
      <TextField
        id={id + key}
        label={t(`sheet.${key}`)}
        error={error}
        type="text"
        maxLength={most}
        required
        autoComplete="off"
        value={value[key]}
        onChange={(event) => onChange({ ...value, [key]: event.target.value })}
      />
    )
  }
  return (
    <fieldset className="visit-who">
      <legend>{t('sheet.visitor', { number })}</legend>
      <div className="visit-3">
        {field('name', 160)}
        <SelectField
          id={`${id}kind`}
          label={t('sheet.idKind')}
          value={value.idKind}
          onChange={(event) =>
            onChange({ ...value, idKind: event.target.value as VisitSignerInput['idKind'] })
          }
        >
          {Object.values(VisitIdKind).map((kind) => (
            <option key={kind} value={kind}>
              {t(`enums.idKind.${kind}`)}
            </option>
          ))}
        </SelectField>
        {field('idNumber', 30)}
      </div>
      <SignaturePad
        label={t('sheet.signature', { name: value.name || t('sheet.visitor', { number }) })}
        value={value.signature}
        error={errors[`visitors.${number - 1}.signature`]}
        onChange={(signature) => onChange({ ...value, signature })}
      />
      {onRemove ? (
        <Button variant="text" onClick={onRemove}>
          {t('sheet.removeVisitor')}
        </Button>
      ) : null}
    </fieldset>
  )
}
