import { BaseSequencer } from 'vitest/node';

/**
 * The order of vitest's files: every project is spread over the whole run of its group, its longest files first. So what
 * waits (for leases, pauses and the start of processes) runs beside what computes, from the first file to the last.
 */
export default class LanesSequencer extends BaseSequencer {
  async sort(specs) {
    const sorted = await super.sort(specs);
    const lanes = Map.groupBy(sorted, ({ project }) => project.name);
    return [...lanes.values()]
      .flatMap((lane) => lane.map((spec, index) => ({ spec, at: (index + 0.5) / lane.length })))
      .toSorted((a, b) => a.at - b.at)
      .map(({ spec }) => spec);
  }
}
