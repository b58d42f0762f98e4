import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMatchNews, newsOf } from './match-news.ts';
import { matchOf } from '../../testing/match-of.ts';

const planned = matchOf();
const live = matchOf({ status: 'live' });
const running = (homeScore: number, awayScore: number) => matchOf({ status: 'live', homeScore, awayScore });
const finished = matchOf({ status: 'finished', homeScore: 3, awayScore: 1 });
const corrected = matchOf({ status: 'finished', homeScore: 2, awayScore: 1 });
const cancelled = matchOf({ status: 'cancelled' });
const walkover = matchOf({
  status: 'finished',
  homeScore: 0,
  awayScore: 3,
  isWalkover: true,
  walkoverWinner: 'away',
});
const moved = matchOf({ date: '2026-11-21T21:30:00.000Z' });

describe('what happened to a match, in one sentence', () => {
  it.each([
    ['it begins', planned, live, 'Maç başladı: Kartal – Çamlıca'],
    ['it begins with a score', planned, running(0, 0), 'Maç başladı: Kartal 0, Çamlıca 0'],
    ['its first running score is entered', live, running(0, 0), 'Skor: Kartal 0, Çamlıca 0'],
    ['its first running score has a goal', live, running(1, 0), 'Gol: Kartal 1, Çamlıca 0'],
    ['somebody scores', running(1, 0), running(1, 1), 'Gol: Kartal 1, Çamlıca 1'],
    ['a goal is taken back', running(1, 1), running(1, 0), 'Skor: Kartal 1, Çamlıca 0'],
    ['its running score is removed', running(1, 1), live, 'Skor silindi: Kartal – Çamlıca'],
    ['it ends as it stood', running(3, 1), finished, 'Maç bitti: Kartal 3, Çamlıca 1'],
    ['it ends', live, finished, 'Maç bitti: Kartal 3, Çamlıca 1'],
    ['its result is entered without a beginning', planned, finished, 'Maç bitti: Kartal 3, Çamlıca 1'],
    ['it is decided at the table', planned, walkover, 'Maç hükmen sonuçlandı: Kartal 0, Çamlıca 3'],
    ['its result is corrected', finished, corrected, 'Sonuç düzeltildi: Kartal 2, Çamlıca 1'],
    ['its result becomes a walkover', finished, walkover, 'Sonuç düzeltildi: Kartal 0, Çamlıca 3'],
    ['its result is taken back', finished, planned, 'Sonuç geri alındı: Kartal – Çamlıca'],
    ['it is played again', finished, live, 'Maç başladı: Kartal – Çamlıca'],
    ['it is cancelled', planned, cancelled, 'Maç iptal edildi: Kartal – Çamlıca'],
    ['it is planned again', cancelled, planned, 'Maç yeniden planlandı: Kartal – Çamlıca'],
    ['it moves, by Turkish time', planned, moved, 'Maçın tarihi değişti: 22 Kasım Pazar 00:30'],
    ['it loses its date', planned, matchOf({ date: null }), 'Maçın tarihi kaldırıldı'],
  ])('when %s', (_name, before, after, sentence) => {
    expect(newsOf(before, after)).toBe(sentence);
  });

  it('tells the state first where the date changed as well', () => {
    expect(newsOf(planned, { ...cancelled, date: null })).toBe('Maç iptal edildi: Kartal – Çamlıca');
  });

  it.each([
    ['nothing', planned, matchOf()],
    ['a running score that stays', running(1, 0), running(1, 0)],
    ['cards, which nobody waits for', finished, { ...finished, homeYellowCards: 2 }],
    ['a date that is none for another', matchOf({ date: null }), matchOf({ date: '1970-01-01T00:00:00.000Z' })],
  ])('is silent about %s', (_name, before, after) => {
    expect(newsOf(before, after)).toBeNull();
  });
});

describe('telling it', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listen = () => {
    const said: string[] = [];
    return { said, news: createMatchNews((sentence) => said.push(sentence)) };
  };

  it('says nothing of what was there at first sight', () => {
    const { said, news } = listen();
    news.see(finished);
    news.see(finished);
    expect(said).toEqual([]);
  });

  it('says the first news at once, and holds the next back for 10 s', () => {
    const { said, news } = listen();
    news.see(planned);
    news.see(live);
    expect(said).toEqual(['Maç başladı: Kartal – Çamlıca']);
    news.see(finished);
    vi.advanceTimersByTime(9_999);
    expect(said).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(said).toEqual(['Maç başladı: Kartal – Çamlıca', 'Maç bitti: Kartal 3, Çamlıca 1']);
  });

  it('tells what happened in a pause as one step', () => {
    const { said, news } = listen();
    news.see(planned);
    news.see(live);
    news.see(finished);
    news.see(corrected);
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual(['Maç başladı: Kartal – Çamlıca', 'Maç bitti: Kartal 2, Çamlıca 1']);
  });

  it('does not tell what was undone in a pause, and is then free to speak', () => {
    const { said, news } = listen();
    news.see(planned);
    news.see(live);
    news.see(finished);
    news.see(live);
    vi.advanceTimersByTime(10_000);
    expect(said).toHaveLength(1);
    news.see(finished);
    expect(said).toHaveLength(2);
  });

  it('is silent once it is stopped, and begins anew with what it sees then', () => {
    const { said, news } = listen();
    news.see(planned);
    news.see(live);
    news.see(finished);
    news.stop();
    vi.advanceTimersByTime(60_000);
    news.see(corrected);
    expect(said).toHaveLength(1);
  });
});
