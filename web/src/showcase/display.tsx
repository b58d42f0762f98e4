import { AdFrame } from '../components/ui/ad-frame.tsx';
import { StatusBadge, WalkoverBadge } from '../components/ui/badge.tsx';
import { Banner } from '../components/ui/banner.tsx';
import { Button } from '../components/ui/button.tsx';
import { DiffView } from '../components/ui/diff-view.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { MessageBanner } from '../components/ui/message.tsx';
import { useMessage } from '../components/ui/use-message.ts';
import { type RecordColumn, RecordsTable } from '../components/ui/records-table.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';
import { Spinner } from '../components/ui/spinner.tsx';
import { type Cases, each, Held, Row } from './cases.tsx';
import { teams } from './samples.ts';

type Goals = { readonly id: keyof typeof teams; readonly goals: number; readonly status: string };

const rows: readonly Goals[] = [
  { id: 'bogazici', goals: 30, status: 'finished' },
  { id: 'long', goals: 104, status: 'scheduled' },
  { id: 'isikli', goals: 0, status: 'live' },
];

const columns: readonly RecordColumn<Goals>[] = [
  { key: 'team', label: 'Takım', kind: 'title', cell: ({ id }) => teams[id].name },
  { key: 'status', label: 'Durum', cell: ({ status }) => <StatusBadge status={status} long /> },
  { key: 'goals', label: 'Gol', cell: ({ goals }) => goals },
  {
    key: 'actions',
    label: 'İşlem',
    kind: 'actions',
    cell: ({ id }) => (
      <Button variant="secondary" size="small" aria-label={`Düzenle: ${teams[id].name}`}>
        Düzenle
      </Button>
    ),
  },
];

const records = (
  <RecordsTable
    caption="Takımlar"
    columns={columns}
    rows={rows}
    rowKey={({ id }) => id}
    shownOf={({ id, goals, status }) => [id, goals, status].join()}
  />
);

const Messages = () => {
  const message = useMessage();
  return (
    <>
      <MessageBanner message={message} />
      <Button onClick={() => message.say('Maç sonucu başarıyla güncellendi!')}>5 saniyelik mesaj</Button>
    </>
  );
};

const notice = 'Takım kayıtları 5 Eylül akşamına kadar açık; kadrolar kaptanlar tarafından girilir.';
const retry = <Button variant="secondary">Yeniden dene</Button>;

export const display: Cases = {
  Badge: {
    hepsi: (
      <Row>
        {['scheduled', 'live', 'finished', 'cancelled', 'postponed'].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <StatusBadge status="finished" long />
        <WalkoverBadge />
        <WalkoverBadge bare />
      </Row>
    ),
  },
  Banner: {
    ...each(Banner, {
      info: { tone: 'info', children: notice },
      success: { tone: 'success', children: notice },
      warning: { tone: 'warning', children: notice },
      danger: { tone: 'danger', children: notice },
      düğmeli: { tone: 'warning', action: retry, children: notice },
    }),
    kapanır: (
      <Held start={false}>
        {(closed, change) =>
          !closed && (
            <Banner tone="danger" announced onClose={() => change(true)}>
              <p className="font-semibold">Maçlar alınamadı</p>
              <p className="text-meta">Sunucuya ulaşılamadı. Bağlantınızı kontrol edip yeniden deneyin.</p>
            </Banner>
          )
        }
      </Held>
    ),
    mesaj: <Messages />,
  },
  EmptyState: each(EmptyState, {
    metinli: { title: 'Henüz Maç Yok', text: 'Fikstür hazırlandığında burada görünür.', level: 3, children: retry },
    metinsiz: { title: 'Sonuç Bulunamadı', level: 3, children: retry },
  }),
  Skeleton: each(Skeleton, {
    table: { shape: 'table', rows: 4 },
    cards: { shape: 'cards', rows: 3 },
    text: { shape: 'text', rows: 6 },
  }),
  Spinner: each(Spinner, { küçük: {}, büyük: { className: 'size-10' } }),
  RecordsTable: { kayıtlar: records },
  DiffView: each(DiffView, {
    'değişen ve değişmeyen': {
      caption: 'Maç sonucu düzeltildi',
      changes: [
        { key: 'score', field: 'Skor (ev)', before: '2', after: '3' },
        { key: 'note', field: 'Gerekçe', before: null, after: 'Video izlendi' },
        { key: 'stadium', field: 'Stadyum', before: 'Lig Stadyumu', after: null },
      ],
      unchanged: columns.map(({ key, label }) => ({ key, field: label, value: key })),
    },
  }),
  AdFrame: {
    hepsi: (['top', 'bottom', 'right'] as const).map((slot) => <AdFrame key={slot} slot={slot} url="/robots.txt" />),
  },
};
