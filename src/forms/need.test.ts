import { expect, it } from 'vitest'
import contact from '../../generated/forms/site/SiteContactSection'
import brand from '../../generated/forms/site/SiteBrand'
import testimonials from '../../generated/forms/site/SiteTestimonialsSection'
import { needOf } from './need'

const need = (form: Parameters<typeof needOf>[0], path: string, data: unknown) =>
  needOf(form, path, null, data)

it('asks for the photo of a logo only once there is a logo', () => {
  expect(need(brand, 'logo.hash', {})).toBeNull()
  expect(need(brand, 'logo.hash', { logo: {} })).toBeNull()
  expect(need(brand, 'logo.hash', { logo: { alt: { es: '' } } })).toBeNull()
  expect(need(brand, 'logo.hash', { logo: { alt: { es: 'Portal Vell' } } })).toBe('required')
})

it('asks as before for what stands by itself, and in each item of a list', () => {
  expect(need(brand, 'scheme', {})).toBe('required')
  expect(need(contact, 'title', {})).toBeNull()
  expect(need(testimonials, 'items.0.name', { items: [{}] })).toBe('required')
})
