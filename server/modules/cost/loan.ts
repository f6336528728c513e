/** A loan in EUR cents, its years and yearly interest in percent. */
export interface Loan {
  amount: number
  years: number
  rate: number
}

/** The same sum every month (French system) and all interest paid, EUR cents. */
export function annuity({ amount, years, rate }: Loan): { monthly: number; interest: number } {
  const months = years * 12
  const perMonth = rate / 1200
  const monthly = Math.round(
    perMonth === 0 ? amount / months : (amount * perMonth) / (1 - (1 + perMonth) ** -months),
  )
  return { monthly, interest: Math.max(0, monthly * months - amount) }
}
