import { $outages, type Outage } from '../../context/outages.ts'

export function setOutages(outages: readonly Outage[]): void {
  $outages.set(outages)
}
