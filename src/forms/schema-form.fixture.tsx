import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createI18n, I18nextProvider } from '../i18n'
import { Button } from '../ui/kit/button'
import { loadForm } from './load'
import { SchemaForm, type SchemaFormProps } from './schema-form'

/** Forms in Spanish, as a person sees them and types in them. */
export async function forms() {
  const i18n = await createI18n('es', [
    'shell',
    'forms',
    'property',
    'contact',
    'selection',
    'visit',
    'print',
    'inbox',
    'user',
    'demand',
  ])
  const Words = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
  )
  return {
    Words,
    show: async (props: SchemaFormProps) => {
      await loadForm(props.name)
      return act(async () =>
        render(
          <Words>
            <SchemaForm {...props}>
              <Button type="submit">Enviar</Button>
            </SchemaForm>
          </Words>,
        ),
      )
    },
    type: (label: string | RegExp, text: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } }),
  }
}
