/** What files of tests share and must find as if they were alone. */
const renewals: (() => void)[] = [];

/** Has something renewed before each file of tests. */
export const onFresh = (renew: () => void): void => void renewals.push(renew);

/** Renews everything. */
export function fresh(): void {
  for (const renew of renewals) renew();
}
