import type { PlayoffFormat } from '@league/query-api/contract/bracket.ts';
import type { StandingRow } from '@league/query-api/contract/standings.ts';
import { describe, expect, it } from 'vitest';
import { page as screen } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Bracket, type BracketProps } from './bracket.tsx';

const rowAt = (position: number, played: number): StandingRow => ({
  position,
  teamInfo: { _id: `t${position}`, name: `Takım ${position}`, logo: '', crest: 'red-white-stripes' },
  played,
  win: 0,
  draw: played,
  loss: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  points: played,
  form: [],
  weeks: [],
  movement: null,
  decidedBy: null,
});
const tableOf = (teams: number, played = 1): readonly StandingRow[] =>
  Array.from({ length: teams }, (_, index) => rowAt(index + 1, played));

const shown = (playoffTeams: number, playoffFormat: PlayoffFormat, more: Partial<BracketProps> = {}) =>
  render(<Bracket rows={tableOf(12)} settings={{ playoffTeams, playoffFormat }} table="today" {...more} />);

type Page = Awaited<ReturnType<typeof shown>>;

const namesOf = (page: Page, level: number): readonly (string | null)[] =>
  page
    .getByRole('heading', { level })
    .elements()
    .map((heading) => heading.textContent);

/** The entries of a round as they are read. */
const entriesOf = (page: Page, round: string): readonly (string | null)[] =>
  [...(page.getByRole('heading', { name: round, exact: true }).element().nextElementSibling?.children ?? [])].map(
    ({ textContent }) => textContent,
  );

describe('the play-off of a table', () => {
  it.each([
    [4, ['Yarı final', 'Final']],
    [6, ['İlk tur', 'Yarı final', 'Final']],
    [8, ['Çeyrek final', 'Yarı final', 'Final']],
    [12, ['İlk tur', 'Çeyrek final', 'Yarı final', 'Final']],
  ])('of %i teams names the rounds of a single elimination', async (teams, rounds) => {
    const page = await shown(teams, 'single-elimination');
    expect(namesOf(page, 2)).toEqual(['Eşleşmeler']);
    expect(namesOf(page, 3)).toEqual(rounds);
    await expect
      .element(page.getByText(`Bugünkü puan durumuna göre: ${teams} takım, tek maçlı eleme.`))
      .toBeInTheDocument();
    await expect
      .element(page.getByText('Kaybeden elenir. Tablo değiştikçe eşleşmeler de değişir.'))
      .toBeInTheDocument();
  });

  it('says who goes on without a match, and from which match the others come', async () => {
    const page = await shown(6, 'single-elimination');
    expect(entriesOf(page, 'İlk tur')).toEqual([
      '11. sıradakiTakım 1Bay geçer',
      '1. maç44. sıradakiTakım 455. sıradakiTakım 5',
      '22. sıradakiTakım 2Bay geçer',
      '2. maç33. sıradakiTakım 366. sıradakiTakım 6',
    ]);
    expect(entriesOf(page, 'Yarı final')).toEqual([
      '3. maç11. sıradakiTakım 11. maçın galibi',
      '4. maç22. sıradakiTakım 22. maçın galibi',
    ]);
    expect(entriesOf(page, 'Final')).toEqual(['5. maç3. maçın galibi4. maçın galibi']);
  });

  it('has tables of winners and losers in a double elimination, and a grand final that may be repeated', async () => {
    const page = await shown(4, 'double-elimination');
    expect(namesOf(page, 2)).toEqual(['Kazananlar tablosu', 'Kaybedenler tablosu', 'Büyük final']);
    expect(namesOf(page, 3)).toEqual([
      'Yarı final',
      'Kazananlar finali',
      '1. tur',
      'Kaybedenler finali',
      'İlk maç',
      'Gerekirse ikinci maç',
    ]);
    expect(entriesOf(page, '1. tur')).toEqual(['4. maç1. maçın mağlubu2. maçın mağlubu']);
    await expect.element(page.getByText('İkinci yenilgisini alan elenir.', { exact: false })).toBeInTheDocument();
    await expect
      .element(
        page.getByText(
          'Kaybedenler tablosundan gelen takım ilk maçı kazanırsa oynanır: o zaman ikisinin de birer yenilgisi olur.',
        ),
      )
      .toBeInTheDocument();
  });

  it('is a list of rounds where each meets each, with a match in a line', async () => {
    const page = await shown(4, 'round-robin');
    expect(namesOf(page, 3)).toEqual(['1. tur', '2. tur', '3. tur']);
    const [one, other] = page.getByText(/^\d+\. sıradaki$/).elements();
    expect(one?.parentElement?.getBoundingClientRect().top).toBe(other?.parentElement?.getBoundingClientRect().top);
    await expect.element(page.getByText('Herkes herkesle bir kez oynar.', { exact: false })).toBeInTheDocument();
  });

  it('says of which table it is', async () => {
    const last = await shown(4, 'round-robin', { table: 'last' });
    await expect.element(last.getByText('Sezonun son puan durumuna göre: 4 takım, lig usulü.')).toBeInTheDocument();
    expect(last.getByText('Tablo değiştikçe', { exact: false }).elements()).toEqual([]);
    await last.rerender(
      <Bracket rows={tableOf(4)} settings={{ playoffTeams: 4, playoffFormat: 'double-elimination' }} table="shown" />,
    );
    await expect.element(last.getByText('Gösterilen puan durumuna göre: 4 takım, çift eleme.')).toBeInTheDocument();
  });

  it('says that nobody has played yet', async () => {
    const page = await shown(4, 'single-elimination', { rows: tableOf(4, 0) });
    await expect
      .element(page.getByText('Henüz maç oynanmadı; takımlar tablodaki sırayla yerleştirildi.'))
      .toBeInTheDocument();
  });

  it('is none while the table has fewer teams', async () => {
    const page = await shown(8, 'single-elimination', { rows: tableOf(5) });
    expect(namesOf(page, 2)).toEqual(['Eşleşmeler Henüz Belli Değil']);
    await expect.element(page.getByText('Play-off 8 takımla oynanır, tabloda 5 takım var.')).toBeInTheDocument();
  });

  it('marks for a moment a place that another team took', async () => {
    const page = await shown(4, 'single-elimination');
    const [first, second, ...rest] = tableOf(4);
    if (first === undefined || second === undefined) throw new Error('there are four');
    await page.rerender(
      <Bracket
        rows={[{ ...first, teamInfo: second.teamInfo }, { ...second, teamInfo: first.teamInfo }, ...rest]}
        settings={{ playoffTeams: 4, playoffFormat: 'single-elimination' }}
        table="today"
      />,
    );
    await expect.poll(() => page.container.querySelectorAll('.bg-tint-2')).toHaveLength(2);
  });
});

/** The boxes of the ties and byes of each round. */
const boxesOf = (page: Page): readonly (readonly DOMRect[])[] =>
  page
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ nextElementSibling }) =>
      [...(nextElementSibling?.children ?? [])].flatMap(
        ({ firstElementChild }) => firstElementChild?.getBoundingClientRect() ?? [],
      ),
    );

const middleOf = ({ top, height }: DOMRect): number => top + height / 2;

describe('a drawn bracket', () => {
  it('has a round in each column, and a tie in the middle of those from which its sides come', async () => {
    await screen.viewport(1280, 900);
    const page = await shown(12, 'single-elimination');
    const rounds = boxesOf(page);
    expect(rounds.map((round) => round.length)).toEqual([8, 4, 2, 1]);
    expect(new Set(rounds.map(([first]) => first?.left)).size).toBe(4);
    for (const [index, round] of rounds.entries()) {
      expect(new Set(round.map(({ left }) => left)).size).toBe(1);
      const before = rounds[index - 1] ?? [];
      for (const [place, box] of round.entries()) {
        const [one = box, other = box] = before.slice(2 * place, 2 * place + 2);
        expect(middleOf(box)).toBeCloseTo((middleOf(one) + middleOf(other)) / 2, 0);
      }
    }
  });

  it('is a list by round on a phone', async () => {
    await screen.viewport(375, 740);
    const page = await shown(6, 'single-elimination');
    const boxes = boxesOf(page).flat();
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(1);
    expect(boxes.map(({ top }) => top)).toEqual(boxes.map(({ top }) => top).toSorted((a, b) => a - b));
  });
});
