/**
 * A title for each stored event type, in the groups of the audit's filter: its screen and its file say the same. A type that is missing
 * here is shown as it is stored.
 */
export const eventGroups = [
  {
    label: 'Maç',
    types: {
      MatchResultEntered: 'Maç sonucu girildi',
      MatchResultCorrected: 'Maç sonucu düzeltildi',
      MatchResultAnnulled: 'Maç sonucu geri alındı',
      MatchStatusChanged: 'Maç durumu değişti',
      MatchScheduled: 'Maç tarihi verildi',
      MatchAdded: 'Maç eklendi',
      MatchReplanned: 'Maç yeniden planlandı',
      RefereeAssignedToMatch: 'Maça hakem atandı',
      RefereeRemovedFromMatch: 'Maçın hakemi çıkarıldı',
      BroadcasterAssignedToMatch: 'Maça yayıncı atandı',
      BroadcasterRemovedFromMatch: 'Maçın yayıncısı çıkarıldı',
      StreamStarted: 'Yayın başladı',
      StreamStopped: 'Yayın bitti',
      ViewersCounted: 'Yayının izleyicileri sayıldı',
    },
  },
  {
    label: 'Sezon',
    types: {
      FixturesGenerated: 'Fikstür oluşturuldu',
      FixturesImported: 'Fikstür içe aktarıldı',
      FixturesRestored: 'Fikstür geri getirildi',
      MatchesDeleted: 'Maçlar silindi',
      SeasonStarted: 'Sezon başladı',
      SeasonReset: 'Yeni sezon başlatıldı',
      AllPlayerStatisticsReset: 'Tüm oyuncu istatistikleri sıfırlandı',
      TransfersReset: 'Transferler sıfırlandı',
      PointsDeducted: 'Takımın puanı silindi',
      PointDeductionLifted: 'Takımın silinen puanı geri verildi',
      TeamWithdrawn: 'Takım ligden çekildi',
      SeasonActUndone: 'Sezon işlemi geri alındı',
    },
  },
  {
    label: 'Oyuncu',
    types: {
      PlayerRegistered: 'Oyuncu kaydoldu',
      PlayerApproved: 'Oyuncu onaylandı',
      PlayerRejected: 'Oyuncu reddedildi',
      PlayerDetailsChanged: 'Oyuncu bilgileri değişti',
      PlayerProfileChanged: 'Oyuncu profili değişti',
      PlayerAssignedToTeam: 'Oyuncu takıma atandı',
      PlayerReleased: 'Oyuncu serbest kaldı',
      PlayerStatisticsReset: 'Oyuncu istatistikleri sıfırlandı',
      PlayerStatisticsDecreased: 'Oyuncu istatistikleri azaltıldı',
      PlayerDeleted: 'Oyuncu silindi',
      PlayerLiked: 'Profil beğenildi',
      PlayerUnliked: 'Beğeni geri çekildi',
      PasswordResetIssued: 'Şifre sıfırlama kodu verildi',
      PasswordChanged: 'Şifre değişti',
    },
  },
  {
    label: 'Hakem ve yayıncı',
    types: {
      RefereeApplied: 'Hakemliğe başvurdu',
      RefereeAppointed: 'Hakem atandı',
      RefereeApproved: 'Hakem onaylandı',
      RefereeRejected: 'Hakem başvurusu reddedildi',
      RefereeDismissed: 'Hakemlikten çıkarıldı',
      BroadcasterApplied: 'Yayıncılığa başvurdu',
      BroadcasterAppointed: 'Yayıncı atandı',
      BroadcasterApproved: 'Yayıncı onaylandı',
      BroadcasterRejected: 'Yayıncı başvurusu reddedildi',
      BroadcasterDismissed: 'Yayıncılıktan çıkarıldı',
    },
  },
  {
    label: 'Takım',
    types: {
      TeamCreated: 'Takım eklendi',
      TeamDetailsChanged: 'Takım bilgileri değişti',
      TeamDeleted: 'Takım silindi',
      Reserved: 'İsim alındı',
      Released: 'İsim boşa çıktı',
      CrestReserved: 'Arma alındı',
    },
  },
  {
    label: 'Ayarlar',
    types: {
      TournamentSettingsChanged: 'Turnuva ayarları değişti',
      ThemeColorChanged: 'Tema rengi değişti',
      LogoChanged: 'Logo değişti',
      SocialLinksChanged: 'Sosyal bağlantılar değişti',
      NewsChanged: 'Haberler değişti',
      PlayoffSettingsChanged: 'Play-off ayarları değişti',
      RelegationSettingsChanged: 'Küme düşme ayarları değişti',
      RankingRulesChanged: 'Sıralama kuralları değişti',
    },
  },
  {
    label: 'Yönetim',
    types: {
      AdminAccessGranted: 'Admin yetkisi verildi',
      AdminAccessRevoked: 'Admin yetkisi alındı',
      AdminPasswordChanged: 'Admin şifresi değişti',
      RebuildRequested: 'Yeniden hesaplama istendi',
      ProjectionSkipped: 'İstatistik hesabı bir kaydı atladı',
      ProcessSkipped: 'Otomatik işlem bir kaydı atladı',
    },
  },
] as const;

/** The title of an event by its type. */
export const eventTitles: Readonly<Record<string, string>> = Object.assign(
  {},
  ...eventGroups.map(({ types }) => types),
);
